/** Characters of the longest address, and of the part before its '@' (RFC 5321, 4.5.3.1). */
export const longestEmail = 254;
const longestLocalPart = 64;

/** The rule of HTML's `<input type="email">` (WHATWG HTML 4.10.5.1.5). */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/**
 * Whether a text is an e-mail address as browsers take it (spec §5: email type), and no longer than
 * mail can carry. Nothing that it lets through can end a header or name a second recipient.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= longestEmail && text.indexOf('@') <= longestLocalPart && pattern.test(text);
}

/**
 * An address as mail carries it, and as most browsers send it: with the ASCII form of a domain with umlauts.
 * Firefox sends what was typed. What is no such domain stays.
 */
export function mailAddress(typed: string): string {
  const [, box = '', domain = ''] = /^([^@]*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(typed) ?? [];
  if (!/\P{ASCII}/u.test(domain)) return typed;
  try {
    return box + new URL(`https://${domain}`).hostname;
  } catch {
    return typed;
  }
}

/**
 * The mailbox that an address most likely leads to, by which mails to it are counted: many providers
 * deliver 'fan+irgendwas@…' to 'fan@…'. Mail always goes to the address itself.
 */
export function mailboxOf(email: string): string {
  return email.replace(/(?<=.)\+.*(?=@)/s, '').toLowerCase();
}
