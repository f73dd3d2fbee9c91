export function confirmationPath(token: string): string {
  return `/newsletter/bestaetigen/${token}`;
}

/** People open a page at this path; mail programs send a POST to it (RFC 8058). */
export function unsubscribePath(token: string): string {
  return `/newsletter/abmelden/${token}`;
}

/** On these paths the token alone gives the right to unsubscribe. */
export function isUnsubscribePath(path: string): boolean {
  return /^\/newsletter\/abmelden\/[\w-]+(?:\.data)?$/.test(path);
}
