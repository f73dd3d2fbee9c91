import { type Entry, readField } from './entry.server.ts';
import { addNote, childPath, quoteValue } from './note.server.ts';

const words = new Map<unknown, 0 | 1>([
  ...['true', 'wahr', 'ja', 'yes', '1', 1].map((word) => [word, 1] as const),
  ...['false', 'falsch', 'nein', 'no', '0', 0].map((word) => [word, 0] as const),
]);

export function readFlag(entry: Entry, name: string, otherwise: 0 | 1): 0 | 1 {
  const value = readField(entry, name);
  if (value === undefined) return otherwise;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const read = words.get(typeof value === 'string' ? value.trim().toLowerCase() : value);
  const place = childPath(entry, name);
  if (read === undefined)
    addNote(
      place,
      `${quoteValue(value)} ist weder ja noch nein, „${german(otherwise)}“ eingesetzt`,
    );
  else addNote(place, `${quoteValue(value)} als „${german(read)}“ gelesen`);
  return read ?? otherwise;
}

function german(flag: 0 | 1): string {
  return flag ? 'ja' : 'nein';
}
