export function confirmationPath(token: string): string {
  return `/newsletter/bestaetigen/${token}`;
}

/** A page for people; mail programs post to the same address (RFC 8058). */
export function unsubscribePath(token: string): string {
  return `/newsletter/abmelden/${token}`;
}

/** The token alone gives the right to unsubscribe. */
export function isUnsubscribePath(path: string): boolean {
  return /^\/newsletter\/abmelden\/[\w-]+(?:\.data)?$/.test(path);
}
