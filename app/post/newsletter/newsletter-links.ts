/** Where the link of a confirmation mail leads. */
export function confirmationPath(token: string): string {
  return `/newsletter/bestaetigen/${token}`;
}

/**
 * Where the link to unsubscribe leads: a page for a person, and for a mail program the address that
 * it posts to (RFC 8058).
 */
export function unsubscribePath(token: string): string {
  return `/newsletter/abmelden/${token}`;
}

/** Whether a path is one to unsubscribe. Its token is the right to do so, wherever it comes from. */
export function isUnsubscribePath(path: string): boolean {
  return /^\/newsletter\/abmelden\/[\w-]+(?:\.data)?$/.test(path);
}
