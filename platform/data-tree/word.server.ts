import { type Entry, readField } from './entry.server.ts';
import { addNote, childPath, quoteValue } from './note.server.ts';

interface Vocabulary<Word extends string> {
  words: readonly Word[];
  /** Each key is a word in lowercase, without spaces and hyphens. */
  synonyms: ReadonlyMap<string, Word>;
  fallback: Word;
}

export function readWord<Word extends string>(
  entry: Entry,
  name: string,
  { words, synonyms, fallback }: Vocabulary<Word>,
): Word {
  const value = readField(entry, name);
  const place = childPath(entry, name);
  if (value === undefined) {
    addNote(place, `fehlt, „${fallback}“ eingesetzt`);
    return fallback;
  }
  const exact = words.find((known) => known === value);
  if (exact) return exact;
  const loose = typeof value === 'string' ? plain(value) : '';
  const read = words.find((known) => plain(known) === loose) ?? synonyms.get(loose);
  addNote(
    place,
    read
      ? `${quoteValue(value)} als „${read}“ gelesen`
      : `${quoteValue(value)} ist unbekannt, „${fallback}“ eingesetzt`,
  );
  return read ?? fallback;
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/[\s-]/g, '');
}
