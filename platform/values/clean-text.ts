/** Controls but tab and line ends, what turns the direction of the text around it, and what is no letter. */
const unwanted =
  /(?![\t\n\r])[\p{Cc}\p{NChar}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Tab, line feed, line and paragraph separator. */
const breaks = /[\t\n\u2028\u2029]+/g;

/** A text without what no file for other programs may hold, and what makes it read otherwise than it is. */
export function withoutUnwanted(text: string): string {
  return text.replace(unwanted, '');
}

/**
 * A text of several lines as it is stored and shown: without controls (PostgreSQL takes no NUL),
 * without marks that make it read otherwise than it is, lines ended by one line feed, letters composed:
 * a Mac may send 'ü' as 'u' and two dots.
 */
export function cleanText(typed: string): string {
  return withoutUnwanted(typed.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n')).trim();
}

/** A text of one line, such as goes into a mail's header: line ends become spaces. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(breaks, ' ');
}

/** A number of the central register of associations; empty for one of zeros alone, which nobody has. */
export function knownZvr(zvr: string): string {
  return /^0*$/.test(zvr) ? '' : zvr;
}
