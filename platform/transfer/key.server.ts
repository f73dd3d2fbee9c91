import { cut, withoutControls } from './characters.server.ts';
import { note, type Place, shown } from './note.server.ts';

/** Most characters of a key: with 3 bytes each it still fits an index of PostgreSQL. */
const keyLimit = 250;

/** A key, or another's reference to it, in the form in which it is stored. */
export function storedKey(key: string): string {
  return cut(withoutControls(key).normalize('NFC'), keyLimit);
}

/** The id for a key that no entry before it has taken. */
export function cleanKey(key: string, place: Place, taken: ReadonlySet<string>): string {
  const wanted = storedKey(key);
  let id = wanted;
  for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`;
  if (id !== key.normalize('NFC')) note(place, `Schlüssel in ${shown(id)} geändert`);
  return id;
}
