import { longestId } from '#platform/records/record-id.ts';
import { cut, withoutControls } from './characters.server.ts';
import { note, type Place, shown } from './note.server.ts';

/** A key, or another's reference to it, in the form in which it is stored. */
export function storedKey(key: string): string {
  // In one line: files for other programs name it.
  const line = withoutControls(key).replace(/[\t\n\r\p{Zl}\p{Zp}]/gu, '');
  return cut(line.normalize('NFC'), longestId);
}

/** The id for a key that no entry before it has taken. */
export function cleanKey(key: string, place: Place, taken: ReadonlySet<string>): string {
  const wanted = storedKey(key);
  let id = wanted;
  for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`;
  if (id !== key.normalize('NFC')) note(place, `Schlüssel in ${shown(id)} geändert`);
  return id;
}
