import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { readMomentField } from '#platform/data-tree/date.server.ts';
import { type Entry, readEntries } from '#platform/data-tree/entry.server.ts';
import { readFlag } from '#platform/data-tree/flag.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { toCollection } from '#platform/data-tree/output.server.ts';
import { label, line } from '#platform/data-tree/text.server.ts';
import { readFields } from '#platform/fields/tree.server.ts';
import type { VenueTable } from '../../tables.ts';
import { venueFields } from '../fields.ts';
import { readPosition } from '../game-location.ts';

export function readVenues(node: unknown, place: TreePath): Snapshot['venue'] {
  const grounds = new Set<string | null>();
  return readEntries(node, place, (entry, id) => ({
    id,
    ...readFields(entry, venueFields, { postalCode: label, position }),
    ...ownGround(entry, grounds),
  }));
}

/** @param grounds first days of the own grounds read so far; each day can occur only once */
function ownGround(
  entry: Entry,
  grounds: Set<string | null>,
): Pick<VenueTable, 'isOwn' | 'ownFrom'> {
  const none = { isOwn: null, ownFrom: null };
  if (!readFlag(entry, 'isOwn', 0)) return none;
  const ownFrom = readMomentField(entry, 'ownFrom', 'weggelassen')?.date ?? null;
  if (grounds.has(ownFrom)) {
    addNote(
      childPath(entry, 'isOwn'),
      'Unser Platz ist in dieser Zeit schon ein anderer, weggelassen',
    );
    return none;
  }
  grounds.add(ownFrom);
  return { isOwn: 1, ownFrom };
}

function position(entry: Entry, name: string): string | null {
  const text = line(entry, name);
  const read = text === null ? null : readPosition(text);
  if (read === undefined)
    addNote(childPath(entry, name), `${quoteValue(text)} ist keine Lage, weggelassen`);
  return read ?? null;
}

export function writeVenues({ venue }: StoredSnapshot): Record<string, unknown> {
  return toCollection(venue, ({ id: _, isOwn, ...fields }) => ({
    ...fields,
    isOwn: isOwn && true,
  }));
}
