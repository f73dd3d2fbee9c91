import { type Entry, readField } from '#platform/data-tree/entry.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { readInteger } from '#platform/data-tree/number.server.ts';
import { label } from '#platform/data-tree/text.server.ts';
import { isTooLate, lastMinute } from '../minute.ts';

/**
 * Names of the field for yellow cards in the data tree (spec §3). Today only the first name is used; old data
 * trees have the other names.
 */
const yellowNames = ['yellowCards', 'blueCards', 'blueCard'] as const;

export function yellowCards(entry: Entry, max: number): number {
  return optionalYellowCards(entry, max) ?? 0;
}

export function optionalYellowCards(entry: Entry, max: number): number | null {
  return cards(entry, yellowNames, max);
}

export function redCards(entry: Entry, name: 'redCard' | 'redCards', max: number): number {
  return optionalRedCards(entry, name, max) ?? 0;
}

export function optionalRedCards(
  entry: Entry,
  name: 'redCard' | 'redCards',
  max: number,
): number | null {
  return cards(entry, [name, name === 'redCard' ? 'redCards' : 'redCard'], max);
}

/** Old data trees can contain the number of cards under several names. The highest number counts. */
function cards(entry: Entry, names: readonly [string, ...string[]], max: number): number | null {
  const [main] = names;
  const given = names.filter((name) => readField(entry, name) !== undefined);
  const known = given.flatMap((name) => {
    const number = readCards(readField(entry, name), childPath(entry, name), max);
    return number === null ? [] : [{ name, number }];
  });
  const [greatest] = known.toSorted((one, other) => other.number - one.number);
  if (!greatest) return null;
  const others = known.filter(({ number }) => number !== greatest.number);
  if (greatest.name !== main && others.length === 0)
    addNote(childPath(entry, greatest.name), `${greatest.name} als ${main} gelesen`);
  for (const { name, number } of others)
    addNote(
      childPath(entry, name),
      `${number} nicht übernommen, es gilt ${greatest.name} mit ${greatest.number}`,
    );
  return greatest.number;
}

function readCards(value: unknown, place: TreePath, max: number): number | null {
  if (typeof value === 'boolean') {
    addNote(place, `${quoteValue(value)} als ${Number(value)} gelesen`);
    return Number(value);
  }
  const number = readInteger(value, place, { from: 0, to: 9999, otherwise: null });
  if (number === null || number <= max) return number;
  addNote(place, `${number} auf ${max} begrenzt`);
  return max;
}

/** Leaves out minutes after `lastMinute`. */
export function minutes(entry: Entry, name: string): string | null {
  const text = label(entry, name);
  const all = text?.split(',').map((minute) => minute.trim()) ?? [];
  const late = all.filter(isTooLate);
  if (late.length === 0) return text;
  addNote(
    childPath(entry, name),
    `${quoteValue(late.join(', '))} liegt nicht zwischen 0 und ${lastMinute}, weggelassen`,
  );
  return all.filter((minute) => !isTooLate(minute)).join(', ') || null;
}
