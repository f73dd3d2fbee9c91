import { type Entry, field } from '#platform/transfer/entry.server.ts';
import { inside, note, type Place, shown } from '#platform/transfer/note.server.ts';
import { readInteger } from '#platform/transfer/number.server.ts';

/** Names under which yellow cards are stored (spec §3), the one that counts first. */
const yellowNames = ['yellowCards', 'blueCards', 'blueCard'];

/** Yellow cards of an entry, at most `most` of them. */
export function yellowCards(entry: Entry, most: number): number {
  return cards(entry, yellowNames, most);
}

/** Red cards of an entry, stored as `name` or as the other of redCard and redCards. */
export function redCards(entry: Entry, name: 'redCard' | 'redCards', most: number): number {
  return cards(entry, [name, name === 'redCard' ? 'redCards' : 'redCard'], most);
}

function cards(entry: Entry, names: string[], most: number): number {
  const main = names[0] as string;
  const given = names.filter((name) => field(entry, name) !== undefined);
  const [chosen = main, ...others] = given;
  const value = field(entry, chosen);
  if (chosen !== main) note(inside(entry, chosen), `${chosen} als ${main} gelesen`);
  const number = readCards(value, inside(entry, chosen), most);
  for (const name of others)
    if (entry.fields[name] !== value)
      note(inside(entry, name), `nicht übernommen, es gilt ${chosen}`);
  return number;
}

function readCards(value: unknown, place: Place, most: number): number {
  if (typeof value === 'boolean') {
    note(place, `${shown(value)} als ${Number(value)} gelesen`);
    return Number(value);
  }
  const number = readInteger(value, place, { from: 0, to: 9999, otherwise: 0 });
  if (number <= most) return number;
  note(place, `${number} auf ${most} begrenzt`);
  return most;
}
