import { foldLetters } from './same-name.ts';

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
