import { decodedPath } from '#platform/values/paths.ts';

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

const withToken =
  /(\/(?:newsletter\/+(?:bestaetigen|abmelden)|news\/+vorschau|start|einladung|passwort|e-mail)\/+).+/is;

/** A path as a log may hold it: whoever reads it there can use no link of somebody's mail. */
export function withoutToken(path: string): string {
  const plain = path.includes('%') ? decodedPath(path) : path;
  return withToken.test(plain) ? plain.replace(withToken, '$1…') : path;
}
