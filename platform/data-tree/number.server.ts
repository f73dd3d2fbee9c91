import { type Entry, readField } from './entry.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from './note.server.ts';

const maxCount = 9999;

interface Bounds<Otherwise> {
  from: number;
  to: number;
  otherwise: Otherwise;
}

export function integer<Otherwise extends number | null>(
  entry: Entry,
  name: string,
  bounds: Bounds<Otherwise>,
): number | Otherwise {
  return readInteger(readField(entry, name), childPath(entry, name), bounds);
}

export function count(entry: Entry, name: string): number {
  return integer(entry, name, { from: 0, to: maxCount, otherwise: 0 });
}

export function optionalCount(entry: Entry, name: string): number | null {
  return integer(entry, name, { from: 0, to: maxCount, otherwise: null });
}

export function omitNulls<Name extends string>(
  numbers: Readonly<Record<Name, number | null>>,
): { [Field in Name]?: number } {
  const typed = Object.entries(numbers).filter(([, number]) => number !== null);
  return Object.fromEntries(typed) as { [Field in Name]?: number };
}

export function readInteger<Otherwise extends number | null>(
  value: unknown,
  place: TreePath,
  { from, to, otherwise }: Bounds<Otherwise>,
): number | Otherwise {
  if (value === undefined || value === null) return otherwise;
  const instead = otherwise === null ? 'weggelassen' : `${otherwise} eingesetzt`;
  const given = toNumber(value);
  if (given === undefined) {
    addNote(place, `${quoteValue(value)} ist keine Zahl, ${instead}`);
    return otherwise;
  }
  const whole = Math.trunc(given) + 0;
  if (!(whole >= from && whole <= to)) {
    addNote(place, `${quoteValue(value)} liegt nicht zwischen ${from} und ${to}, ${instead}`);
    return otherwise;
  }
  if (whole !== given) addNote(place, `${quoteValue(value)} als ${whole} gelesen`);
  else if (typeof value !== 'number') addNote(place, `${quoteValue(value)} als Zahl gelesen`);
  return whole;
}

function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return /^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
