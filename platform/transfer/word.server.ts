import { type Entry, field } from './entry.server.ts';
import { inside, note, shown } from './note.server.ts';

interface Vocabulary<Word extends string> {
  words: readonly Word[];
  /** Each key is a word in lowercase, without spaces and hyphens. */
  synonyms: ReadonlyMap<string, Word>;
  fallback: Word;
}

export function word<Word extends string>(
  entry: Entry,
  name: string,
  { words, synonyms, fallback }: Vocabulary<Word>,
): Word {
  const value = field(entry, name);
  const place = inside(entry, name);
  if (value === undefined) {
    note(place, `fehlt, „${fallback}“ eingesetzt`);
    return fallback;
  }
  const exact = words.find((known) => known === value);
  if (exact) return exact;
  const loose = typeof value === 'string' ? plain(value) : '';
  const read = words.find((known) => plain(known) === loose) ?? synonyms.get(loose);
  note(
    place,
    read
      ? `${shown(value)} als „${read}“ gelesen`
      : `${shown(value)} ist unbekannt, „${fallback}“ eingesetzt`,
  );
  return read ?? fallback;
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/[\s-]/g, '');
}
