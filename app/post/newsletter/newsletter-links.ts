export function confirmationPath(token: string): string {
  return `/newsletter/bestaetigen/${token}`;
}

/** People open this path as a page. Mail programs send a POST to this path (RFC 8058). */
export function unsubscribePath(token: string): string {
  return `/newsletter/abmelden/${token}`;
}

/**
 * These paths accept a POST from any origin, because the token in the path gives the right to unsubscribe.
 */
export function isUnsubscribePath(path: string): boolean {
  return /^\/newsletter\/abmelden\/[\w-]+(?:\.data)?$/.test(path);
}
