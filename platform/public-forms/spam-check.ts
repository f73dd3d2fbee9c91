export const suspicions = {
  honeypot: 'ein Feld, das nur Programme sehen, ist ausgefüllt',
  hasty: 'schneller abgeschickt, als jemand tippt',
  links: 'viele Links',
  crowd: 'ungewöhnlich viele Nachrichten auf einmal',
  again: 'mehrmals für dasselbe Postfach',
} as const;
export type SpamReason = keyof typeof suspicions;

/** A form sent in fewer seconds is suspicious, because no person can fill in a form so fast. */
const minSeconds = 3;
const maxLinks = 3;
const link = /https?:\/\/|\bwww\.|<a\s|\[url\b/gi;

export interface Submission {
  honeypot: string;
  /**
   * Seconds since the form was opened. The browser counts them, because the page can come from a cache;
   * undefined without JavaScript.
   */
  seconds?: number | undefined;
  lines: readonly string[];
  message: string;
}

/** Suspected spam is stored, because a person could have sent the message. */
export function findSuspicions({ honeypot, seconds, lines, message }: Submission): SpamReason[] {
  const found: SpamReason[] = [];
  if (honeypot !== '') found.push('honeypot');
  if (seconds !== undefined && seconds < minSeconds) found.push('hasty');
  if (countLinks(lines.join('\n')) > 0 || countLinks(message) > maxLinks) found.push('links');
  return found;
}

function countLinks(text: string): number {
  return [...text.matchAll(link)].length;
}
