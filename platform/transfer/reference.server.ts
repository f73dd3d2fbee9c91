import { type Entry, field } from './entry.server.ts';
import { storedKey } from './key.server.ts';
import { inside, note, shown } from './note.server.ts';

/** The key of another entry that a field names; undefined when missing and, with a note, when it is none. */
export function reference(entry: Entry, name: string): string | undefined {
  const value = field(entry, name);
  if (value === undefined) return undefined;
  // The keys of a collection that was exported as an array are numbers.
  if (typeof value === 'string' || typeof value === 'number') return storedKey(String(value));
  note(inside(entry, name), `${shown(value)} ist kein Schlüssel, weggelassen`);
  return undefined;
}
