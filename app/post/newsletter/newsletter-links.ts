export function confirmationPath(token: string): string {
  return `/newsletter/bestaetigen/${token}`;
}

/** People open this path as a page; mail programs send a POST to it (RFC 8058). */
export function unsubscribePath(token: string): string {
  return `/newsletter/abmelden/${token}`;
}

/** A request to these paths may come from anywhere: its token gives the right to unsubscribe. */
export function isUnsubscribePath(path: string): boolean {
  return /^\/newsletter\/abmelden\/[\w-]+(?:\.data)?$/.test(path);
}
