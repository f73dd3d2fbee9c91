import { type Entry, field } from './entry.server.ts';
import { cut, withoutControls } from './json.server.ts';
import { inside, note, type Place, shown } from './note.server.ts';

const lineLimit = 200;
const longLineLimit = 2000;
const textLimit = 10_000;

export function readLine(value: unknown, place: Place, limit = lineLimit): string | null {
  const onOneLine = (text: string) => text.replace(/\s*[\n\r\t\u2028\u2029]\s*/g, ' ');
  return readText(value, place, limit, onOneLine);
}

export function line(entry: Entry, name: string, limit = lineLimit): string | null {
  return readLine(field(entry, name), inside(entry, name), limit);
}

export function longLine(entry: Entry, name: string): string | null {
  return readLine(field(entry, name), inside(entry, name), longLineLimit);
}

export function lines(entry: Entry, name: string, limit = textLimit): string | null {
  const unix = (text: string) => text.replace(/\r\n?/g, '\n');
  return readText(field(entry, name), inside(entry, name), limit, unix);
}

export function requiredLine(entry: Entry, name: string, fallback: string): string {
  const text = line(entry, name);
  if (text === null) note(inside(entry, name), `fehlt, „${fallback}“ eingesetzt`);
  return text ?? fallback;
}

/** Reads a number without a note, because other programs store the names of seasons as numbers. */
export function label(entry: Entry, name: string): string | null {
  const value = field(entry, name);
  return readLine(Number.isFinite(value) ? String(value) : value, inside(entry, name));
}

function readText(
  value: unknown,
  place: Place,
  limit: number,
  fold: (text: string) => string,
): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') {
    note(place, `${value} als Text gelesen`);
    return String(value);
  }
  if (typeof value !== 'string') {
    note(place, `${shown(value)} ist kein Text, weggelassen`);
    return null;
  }
  const clean = withoutControls(value);
  const folded = fold(clean).trim().normalize('NFC');
  const text = cut(folded, limit).trim();
  if (!/[^\p{Z}\p{C}]/u.test(text)) return null;
  const done = [
    clean !== value && 'ungültige Zeichen entfernt',
    folded !== clean.normalize('NFC') && 'überzähligen Leerraum entfernt',
    text !== folded && `auf ${limit} Zeichen gekürzt`,
  ].filter(Boolean);
  if (done.length > 0) note(place, done.join(', '));
  return text;
}
