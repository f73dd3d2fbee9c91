import { readFields } from '#platform/fields/tree.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { moment } from '#platform/transfer/date.server.ts';
import { type Entry, readEntries } from '#platform/transfer/entry.server.ts';
import { flag } from '#platform/transfer/flag.server.ts';
import { inside, note, type Place, shown } from '#platform/transfer/note.server.ts';
import { byId } from '#platform/transfer/output.server.ts';
import { label, line } from '#platform/transfer/text.server.ts';
import type { VenueTable } from '../../tables.ts';
import { venueFields } from '../fields.ts';
import { readPosition } from '../place.ts';

export function readVenues(node: unknown, place: Place): Snapshot['venue'] {
  const grounds = new Set<string | null>();
  return readEntries(node, place, (entry, id) => ({
    id,
    ...readFields(entry, venueFields, { postalCode: label, position }),
    ...ownGround(entry, grounds),
  }));
}

/** @param grounds first days of the own grounds so far; two of these days must not be equal */
function ownGround(
  entry: Entry,
  grounds: Set<string | null>,
): Pick<VenueTable, 'isOwn' | 'ownFrom'> {
  const none = { isOwn: null, ownFrom: null };
  if (!flag(entry, 'isOwn', 0)) return none;
  const ownFrom = moment(entry, 'ownFrom', 'weggelassen')?.date ?? null;
  if (grounds.has(ownFrom)) {
    note(inside(entry, 'isOwn'), 'Unser Platz ist in dieser Zeit schon ein anderer, weggelassen');
    return none;
  }
  grounds.add(ownFrom);
  return { isOwn: 1, ownFrom };
}

function position(entry: Entry, name: string): string | null {
  const text = line(entry, name);
  const read = text === null ? null : readPosition(text);
  if (read === undefined) note(inside(entry, name), `${shown(text)} ist keine Lage, weggelassen`);
  return read ?? null;
}

export function writeVenues({ venue }: StoredSnapshot): Record<string, unknown> {
  return byId(venue, ({ id: _, isOwn, ...fields }) => ({ ...fields, isOwn: isOwn && true }));
}
