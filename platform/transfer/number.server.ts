import { type Entry, field } from './entry.server.ts';
import { inside, note, type Place, shown } from './note.server.ts';

/** Most of anything that a database column counts. */
const mostCounted = 9999;

interface Bounds<Otherwise> {
  from: number;
  to: number;
  /** Stands for a missing value and, with a note, for one that is none. */
  otherwise: Otherwise;
}

/** A whole number in a field, from numbers and from texts such as '12' or '2,0'. */
export function integer<Otherwise extends number | null>(
  entry: Entry,
  name: string,
  bounds: Bounds<Otherwise>,
): number | Otherwise {
  return readInteger(field(entry, name), inside(entry, name), bounds);
}

/** A count from 0 to 9999; 0 when missing. */
export function count(entry: Entry, name: string): number {
  return integer(entry, name, { from: 0, to: mostCounted, otherwise: 0 });
}

/** A count from 0 to 9999; null when missing: not known, or not yet played. */
export function optionalCount(entry: Entry, name: string): number | null {
  return integer(entry, name, { from: 0, to: mostCounted, otherwise: null });
}

/** The fields in which somebody has typed a number; the others stay as the database has them. */
export function typedNumbers<Name extends string>(
  numbers: Readonly<Record<Name, number | null>>,
): { [Field in Name]?: number } {
  const typed = Object.entries(numbers).filter(([, number]) => number !== null);
  return Object.fromEntries(typed) as { [Field in Name]?: number };
}

/** A whole number within bounds; a note tells of any other value and of what it became. */
export function readInteger<Otherwise extends number | null>(
  value: unknown,
  place: Place,
  { from, to, otherwise }: Bounds<Otherwise>,
): number | Otherwise {
  if (value === undefined || value === null) return otherwise;
  const instead = otherwise === null ? 'weggelassen' : `${otherwise} eingesetzt`;
  const given = toNumber(value);
  if (given === undefined) {
    note(place, `${shown(value)} ist keine Zahl, ${instead}`);
    return otherwise;
  }
  // Adding 0 makes 0 of -0.
  const whole = Math.trunc(given) + 0;
  if (!(whole >= from && whole <= to)) {
    note(place, `${shown(value)} liegt nicht zwischen ${from} und ${to}, ${instead}`);
    return otherwise;
  }
  if (whole !== given) note(place, `${shown(value)} als ${whole} gelesen`);
  else if (typeof value !== 'number') note(place, `${shown(value)} als Zahl gelesen`);
  return whole;
}

function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return /^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
