/** A text with capitals and small letters the same, and 'ß' the same as 'ss'. */
export function foldLetters(text: string): string {
  // Not toLocaleLowerCase, which does the same in German and takes five times as long.
  return text.toLowerCase().replaceAll('ß', 'ss');
}

/**
 * A name as several people may have typed it: without letter case and odd spaces, 'ß' as 'ss'. Wherever
 * two names are compared, what this makes of them is.
 */
export function sameName(name: string): string {
  return foldLetters(name.normalize('NFKC')).replace(/\s+/g, ' ').trim();
}

/** Whether a text has all words that somebody searches for, capitals the same, and ß the same as ss. */
export function contains(text: string, wanted: string): boolean {
  return hasWords(foldLetters(text), wanted);
}

/** The same of a text that was folded before (`foldLetters`), where it is searched again and again. */
export function hasWords(folded: string, wanted: string): boolean {
  return foldLetters(wanted)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
