import { maxLineLength, maxLinesLength } from '#platform/values/clean-text.ts';
import { type Entry, readField } from './entry.server.ts';
import { truncate, withoutControls } from './json.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from './note.server.ts';

export function readLine(value: unknown, place: TreePath, limit = maxLineLength): string | null {
  const onOneLine = (text: string) => text.replace(/\s*[\n\r\t\u2028\u2029]\s*/g, ' ');
  return readText(value, place, limit, onOneLine);
}

export function line(entry: Entry, name: string, limit = maxLineLength): string | null {
  return readLine(readField(entry, name), childPath(entry, name), limit);
}

export function lines(entry: Entry, name: string, limit = maxLinesLength): string | null {
  const unix = (text: string) => text.replace(/\r\n?/g, '\n');
  return readText(readField(entry, name), childPath(entry, name), limit, unix);
}

export function requiredLine(
  entry: Entry,
  name: string,
  fallback: string,
  limit = maxLineLength,
): string {
  const text = line(entry, name, limit);
  if (text === null) addNote(childPath(entry, name), `fehlt, „${fallback}“ eingesetzt`);
  return text ?? fallback;
}

/**
 * Also accepts a number, without a line in the report of the import, because other programs store the names
 * of seasons as numbers.
 */
export function label(
  entry: Entry,
  name: string,
  { maxLength }: { maxLength?: number } = {},
): string | null {
  const value = readField(entry, name);
  const text = Number.isFinite(value) ? String(value) : value;
  return readLine(text, childPath(entry, name), maxLength);
}

function readText(
  value: unknown,
  place: TreePath,
  limit: number,
  fold: (text: string) => string,
): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') {
    addNote(place, `${value} als Text gelesen`);
    return String(value);
  }
  if (typeof value !== 'string') {
    addNote(place, `${quoteValue(value)} ist kein Text, weggelassen`);
    return null;
  }
  const clean = withoutControls(value);
  const folded = fold(clean).trim().normalize('NFC');
  const text = truncate(folded, limit).trim();
  if (!/[^\p{Z}\p{C}]/u.test(text)) return null;
  const done = [
    clean !== value && 'ungültige Zeichen entfernt',
    folded !== clean.normalize('NFC') && 'überzähligen Leerraum entfernt',
    text !== folded && `auf ${limit} Zeichen gekürzt`,
  ].filter(Boolean);
  if (done.length > 0) addNote(place, done.join(', '));
  return text;
}
