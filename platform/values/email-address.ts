/** Maximum characters of an e-mail address, and of its part before '@' (RFC 5321, 4.5.3.1). */
export const maxEmailLength = 254;
const maxLocalPartLength = 64;

/** Accepts what HTML's `<input type="email">` accepts (WHATWG HTML, 4.10.5.1.5). */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Checks like browsers do (spec §5). Rejects line breaks, because they could add headers to a mail. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= maxEmailLength && text.indexOf('@') <= maxLocalPartLength && pattern.test(text)
  );
}

const withDomain =
  /^([^@]*@)([\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*(?:\.[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*)+)$/u;

/**
 * Writes a domain with umlauts in ASCII. Most browsers do this before they send a form, but Firefox does not.
 */
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

/** Many providers deliver mails for 'fan+irgendwas@…' to 'fan@…', so both addresses count as one mailbox. */
export function toMailbox(email: string): string {
  return email.replace(/(?<=.)\+.*(?=@)/s, '').toLowerCase();
}
