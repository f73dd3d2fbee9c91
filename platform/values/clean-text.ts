/** Controls but tab and line feed, and what turns the direction of the text around it. */
const unwanted = /[[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]--[\t\n]]/gv;
/** Tab, line feed, line and paragraph separator. */
const breaks = /[\t\n\u2028\u2029]+/g;

/**
 * A text of several lines as it is stored and shown: without controls (PostgreSQL takes no NUL),
 * without marks that make it read otherwise than it is, lines ended by one line feed.
 */
export function cleanText(typed: string): string {
  return typed.toWellFormed().replace(/\r\n?/g, '\n').replace(unwanted, '').trim();
}

/** A text of one line, such as goes into a mail's header: line ends become spaces. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(breaks, ' ');
}
