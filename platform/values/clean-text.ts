/**
 * Matches control characters (except tabs and line ends), marks of text direction and Unicode noncharacters.
 */
const unwanted =
  /(?![\t\n\r])[\p{Cc}\p{NChar}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Default limits of texts on one line and of texts on several lines, in characters. */
export const maxLineLength = 200;
export const maxLinesLength = 10_000;
export const maxAddressLength = 2000;
const breaks = /[\t\n\u2028\u2029]+/g;

export function withoutUnwanted(text: string): string {
  return text.replace(unwanted, '');
}

/**
 * Removes control characters (PostgreSQL refuses NUL) and marks of text direction. All line ends become line
 * feeds.
 */
export function cleanText(typed: string): string {
  return withoutUnwanted(typed.toWellFormed().replace(/\r\n?/g, '\n')).normalize('NFC').trim();
}

export function cleanLine(typed: string): string {
  return cleanText(typed).replace(breaks, ' ');
}

export function knownZvr(zvr: string): string {
  return /^0*$/.test(zvr) ? '' : zvr;
}
