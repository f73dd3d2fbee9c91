/** Reasons to put a message aside, with the inbox's text for each reason. */
export const suspicions = {
  honeypot: 'ein Feld, das nur Programme sehen, ist ausgefüllt',
  hasty: 'schneller abgeschickt, als jemand tippt',
  links: 'viele Links',
  crowd: 'ungewöhnlich viele Nachrichten auf einmal',
  again: 'mehrmals für dasselbe Postfach',
} as const;
export type Suspicion = keyof typeof suspicions;

/** Nobody reads and fills in a form in fewer seconds. */
const leastSeconds = 3;
const mostLinks = 3;
const link = /https?:\/\/|\bwww\.|<a\s|\[url\b/gi;

export interface Submission {
  honeypot: string;
  /** Seconds until sending, counted in the browser, as the page may be cached. Undefined: no JavaScript. */
  seconds?: number | undefined;
  /** Fields of one line, such as the name: a link does not belong in these. */
  lines: readonly string[];
  message: string;
}

/** None of the signs proves that a program has sent the message, so no message is thrown away. */
export function findSuspicions({ honeypot, seconds, lines, message }: Submission): Suspicion[] {
  const found: Suspicion[] = [];
  if (honeypot !== '') found.push('honeypot');
  if (seconds !== undefined && seconds < leastSeconds) found.push('hasty');
  if (countLinks(lines.join('\n')) > 0 || countLinks(message) > mostLinks) found.push('links');
  return found;
}

function countLinks(text: string): number {
  return [...text.matchAll(link)].length;
}
