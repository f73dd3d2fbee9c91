import { type Entry, readField } from '#platform/data-tree/entry.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { readInteger } from '#platform/data-tree/number.server.ts';

/**
 * Names of the field for yellow cards in the data tree (spec §3). Today only the first name is used; old data
 * trees have the other names.
 */
const yellowNames = ['yellowCards', 'blueCards', 'blueCard'] as const;

export function yellowCards(entry: Entry, most: number): number {
  return optionalYellowCards(entry, most) ?? 0;
}

export function optionalYellowCards(entry: Entry, most: number): number | null {
  return cards(entry, yellowNames, most);
}

export function redCards(entry: Entry, name: 'redCard' | 'redCards', most: number): number {
  return optionalRedCards(entry, name, most) ?? 0;
}

export function optionalRedCards(
  entry: Entry,
  name: 'redCard' | 'redCards',
  most: number,
): number | null {
  return cards(entry, [name, name === 'redCard' ? 'redCards' : 'redCard'], most);
}

/** Old data trees can contain the number of cards under several names. The highest number counts. */
function cards(entry: Entry, names: readonly [string, ...string[]], most: number): number | null {
  const [main] = names;
  const given = names.filter((name) => readField(entry, name) !== undefined);
  const known = given.flatMap((name) => {
    const number = readCards(readField(entry, name), childPath(entry, name), most);
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

function readCards(value: unknown, place: TreePath, most: number): number | null {
  if (typeof value === 'boolean') {
    addNote(place, `${quoteValue(value)} als ${Number(value)} gelesen`);
    return Number(value);
  }
  const number = readInteger(value, place, { from: 0, to: 9999, otherwise: null });
  if (number === null || number <= most) return number;
  addNote(place, `${number} auf ${most} begrenzt`);
  return most;
}
