import { viennaInstant } from '#platform/values/vienna.ts';
import { type Entry, readField } from './entry.server.ts';
import { type Moment, readMoment } from './moment.server.ts';
import { addNote, childPath, quoteValue } from './note.server.ts';
import { line } from './text.server.ts';

/** Returns undefined if the date is missing or unreadable. An unreadable date adds a note with `consequence`. */
export function readMomentField(
  entry: Entry,
  name: string,
  consequence: string,
): Moment | undefined {
  const value = readField(entry, name);
  const given = typeof value === 'string' ? line(entry, name) : value;
  if (given === undefined || given === null) return undefined;
  const found = readMoment(String(given));
  if (!found)
    addNote(childPath(entry, name), `${quoteValue(given)} ist kein Datum, ${consequence}`);
  else if (!found.regular)
    addNote(childPath(entry, name), `${quoteValue(given)} als ${spoken(found)} gelesen`);
  return found;
}

export function requiredMoment(
  entry: Entry,
  name: string,
  consequence: string,
): Moment | undefined {
  if (readField(entry, name) === undefined)
    addNote(childPath(entry, name), `fehlt, ${consequence}`);
  return readMomentField(entry, name, consequence);
}

export function instant(entry: Entry, name: string): string | null {
  const found = readMomentField(entry, name, 'weggelassen');
  if (!found) return null;
  if (found.instant) return found.instant.toISOString();
  addNote(childPath(entry, name), 'ohne Uhrzeit, 00:00 Uhr eingesetzt');
  return viennaInstant(found.date, '00:00').toISOString();
}

function spoken({ date, time }: Moment): string {
  return time === null ? date : `${date}, ${time} Uhr,`;
}
