/** Why a message is put aside, each with what the inbox says of it. */
export const suspicions = {
  honeypot: 'ein Feld, das nur Programme sehen, ist ausgefüllt',
  hasty: 'schneller abgeschickt, als jemand tippt',
  links: 'viele Links',
  crowd: 'ungewöhnlich viele Nachrichten auf einmal',
  again: 'mehrmals für dasselbe Postfach',
} as const;
export type Suspicion = keyof typeof suspicions;

/** Seconds that nobody undercuts who reads a form and types into it. */
const leastSeconds = 3;
const mostLinks = 3;
const link = /https?:\/\/|\bwww\.|<a\s|\[url\b/gi;

export interface Submission {
  /** What came in the field that is hidden from people. */
  honeypot: string;
  /**
   * Seconds between the page's appearing and the sending, as the browser counted them: the page
   * itself is the same for everybody, and may be an hour old. Without JavaScript there is none.
   */
  seconds?: number | undefined;
  /** Fields of one line, such as the name: a link has no business there. */
  lines: readonly string[];
  message: string;
}

/** What makes a message look like a program's; none of it is proof, so nothing is thrown away. */
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
