import { maxIdLength } from '#platform/records/kinds.ts';
import { truncate, withoutControls } from './json.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from './note.server.ts';

export function storedKey(key: string): string {
  // Removes tabs and line breaks, because other programs read the keys in exported files.
  const line = withoutControls(key).replace(/[\t\n\r\p{Zl}\p{Zp}]/gu, '');
  return truncate(line.normalize('NFC'), maxIdLength);
}

function cleanKey(key: string, place: TreePath, taken: ReadonlySet<string>): string {
  const wanted = storedKey(key);
  let id = wanted;
  for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`;
  if (id !== key.normalize('NFC')) addNote(place, `Schlüssel in ${quoteValue(id)} geändert`);
  return id;
}

export interface Entry extends TreePath {
  fields: Record<string, unknown>;
  known: Set<string>;
}

export interface Item {
  key: string;
  value: unknown;
  place: TreePath;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readField(entry: Entry, name: string): unknown {
  entry.known.add(name);
  const value = Object.hasOwn(entry.fields, name) ? entry.fields[name] : undefined;
  return value === null || value === '' ? undefined : value;
}

/**
 * Returns the items of an array or an object. Skips null and all items after the first `maxItems` with a note
 * for the admin.
 */
export function readItems(
  value: unknown,
  place: TreePath,
  maxItems = Number.POSITIVE_INFINITY,
): Item[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) {
    addNote(place, `${quoteValue(value)} ist keine Liste, nicht übernommen`);
    return [];
  }
  const entries = Object.entries(value);
  if (entries.length > maxItems)
    addNote(place, `von ${entries.length} nur die ersten ${maxItems} übernommen`);
  return entries.slice(0, maxItems).flatMap(([key, item]) => {
    const itemPlace = childPath(place, key);
    if (item !== null) return [{ key, value: item, place: itemPlace }];
    addNote(itemPlace, 'leerer Platz, übersprungen');
    return [];
  });
}

/**
 * Adds a note about each field that `read` does not read. Returns undefined, with a note, if `value` is not
 * an object.
 */
export function readEntry<T>(
  value: unknown,
  place: TreePath,
  read: (entry: Entry) => T | undefined,
): T | undefined {
  if (!isObject(value)) {
    addNote(place, `${quoteValue(value)} ist kein Eintrag mit Feldern, übersprungen`);
    return undefined;
  }
  const entry: Entry = { ...place, fields: value, known: new Set() };
  const result = read(entry);
  // A skipped entry gets no notes about unknown fields, because `read` has not asked for all fields.
  if (result === undefined) return undefined;
  for (const name of Object.keys(value))
    if (!entry.known.has(name))
      addNote(childPath(place, name), 'unbekanntes Feld, nicht übernommen');
  return result;
}

export function readEntries<T>(
  value: unknown,
  place: TreePath,
  read: (entry: Entry, id: string) => T | undefined,
  maxItems?: number,
): T[] {
  const taken = new Set<string>();
  return readItems(value, place, maxItems).flatMap((item) => {
    const id = cleanKey(item.key, item.place, taken);
    taken.add(id);
    const result = readEntry(item.value, item.place, (entry) => read(entry, id));
    return result === undefined ? [] : [result];
  });
}

export function reference(entry: Entry, name: string): string | undefined {
  const value = readField(entry, name);
  if (value === undefined) return undefined;
  // A key can be a number, because other programs can export a collection as an array.
  if (typeof value === 'string' || typeof value === 'number') return storedKey(String(value));
  addNote(childPath(entry, name), `${quoteValue(value)} ist kein Schlüssel, weggelassen`);
  return undefined;
}
