import { longestId } from '#platform/records/kinds.ts';
import { cut, withoutControls } from './json.server.ts';
import { inside, note, type Place, shown } from './note.server.ts';

/** A key, or another's reference to it, in the form in which it is stored. */
export function storedKey(key: string): string {
  // In one line: files for other programs name it.
  const line = withoutControls(key).replace(/[\t\n\r\p{Zl}\p{Zp}]/gu, '');
  return cut(line.normalize('NFC'), longestId);
}

/** The id for a key that no entry before it has taken. */
function cleanKey(key: string, place: Place, taken: ReadonlySet<string>): string {
  const wanted = storedKey(key);
  let id = wanted;
  for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`;
  if (id !== key.normalize('NFC')) note(place, `Schlüssel in ${shown(id)} geändert`);
  return id;
}

/** One object of the tree being read; remembers which fields its reader asked for. */
export interface Entry extends Place {
  fields: Record<string, unknown>;
  known: Set<string>;
}

/** An item of a list or collection, whatever its kind. */
export interface Item {
  key: string;
  value: unknown;
  place: Place;
}

/** Whether a JSON value is an object with fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a field holds; undefined for a missing one, null and the empty string alike. */
export function field(entry: Entry, name: string): unknown {
  entry.known.add(name);
  const value = Object.hasOwn(entry.fields, name) ? entry.fields[name] : undefined;
  return value === null || value === '' ? undefined : value;
}

/**
 * The items of a list, which may be an array with holes or an object with keys of any kind.
 * Holes are left out with a note.
 */
export function items(value: unknown, place: Place): Item[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) {
    note(place, `${shown(value)} ist keine Liste, nicht übernommen`);
    return [];
  }
  return Object.entries(value).flatMap(([key, item]) => {
    const itemPlace = inside(place, key);
    if (item !== null) return [{ key, value: item, place: itemPlace }];
    note(itemPlace, 'leerer Platz, übersprungen');
    return [];
  });
}

/**
 * Reads an object with `read`, then notes the fields that were not asked for; undefined, with a
 * note, when the value is no object.
 */
export function readEntry<T>(
  value: unknown,
  place: Place,
  read: (entry: Entry) => T | undefined,
): T | undefined {
  if (!isObject(value)) {
    note(place, `${shown(value)} ist kein Eintrag mit Feldern, übersprungen`);
    return undefined;
  }
  const entry: Entry = { ...place, fields: value, known: new Set() };
  const result = read(entry);
  // Of an entry that is left out not every field was asked for.
  if (result === undefined) return undefined;
  for (const name of Object.keys(value))
    if (!entry.known.has(name)) note(inside(place, name), 'unbekanntes Feld, nicht übernommen');
  return result;
}

/** Reads each entry of a collection; `read` gets its key as an id that is unique in the result. */
export function readEntries<T>(
  value: unknown,
  place: Place,
  read: (entry: Entry, id: string) => T | undefined,
): T[] {
  const taken = new Set<string>();
  return items(value, place).flatMap((item) => {
    const id = cleanKey(item.key, item.place, taken);
    taken.add(id);
    const result = readEntry(item.value, item.place, (entry) => read(entry, id));
    return result === undefined ? [] : [result];
  });
}

/** The key of another entry that a field names; undefined when missing and, with a note, when it is none. */
export function reference(entry: Entry, name: string): string | undefined {
  const value = field(entry, name);
  if (value === undefined) return undefined;
  // The keys of a collection that was exported as an array are numbers.
  if (typeof value === 'string' || typeof value === 'number') return storedKey(String(value));
  note(inside(entry, name), `${shown(value)} ist kein Schlüssel, weggelassen`);
  return undefined;
}
