/** In characters: the whole address, and the part before the '@' (RFC 5321, 4.5.3.1). */
export const longestEmail = 254;
const longestLocalPart = 64;

/** The rule of HTML's `<input type="email">` (WHATWG HTML 4.10.5.1.5). */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Checks as browsers do (spec §5). An accepted address cannot end a mail header or add a recipient. */
export function isEmailAddress(text: string): boolean {
  return text.length <= longestEmail && text.indexOf('@') <= longestLocalPart && pattern.test(text);
}

const withDomain =
  /^([^@]*@)([\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*(?:\.[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*)+)$/u;

/** Converts a domain with umlauts to ASCII, as most browsers do; Firefox sends it as typed. */
export function mailAddress(typed: string): string {
  const address = typed.trim();
  const [, box = '', domain = ''] = withDomain.exec(address) ?? [];
  if (!/\P{ASCII}/u.test(domain)) return address;
  try {
    return box + new URL(`https://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** Only for counting mails: many providers deliver 'fan+irgendwas@…' to 'fan@…'. */
export function mailboxOf(email: string): string {
  return email.replace(/(?<=.)\+.*(?=@)/s, '').toLowerCase();
}
