import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, readEntries } from '#platform/transfer/entry.server.ts';
import { inside, note, type Place, shown } from '#platform/transfer/note.server.ts';
import { byId } from '#platform/transfer/output.server.ts';
import { label, line, requiredLine } from '#platform/transfer/text.server.ts';
import { readPosition } from '../position.ts';

/** Reads venues/{id}. */
export function readVenues(node: unknown, place: Place): Snapshot['venue'] {
  return readEntries(node, place, (entry, id) => ({
    id,
    name: requiredLine(entry, 'name', 'Sportplatz'),
    street: line(entry, 'street'),
    postalCode: label(entry, 'postalCode'),
    city: line(entry, 'city'),
    position: position(entry),
  }));
}

function position(entry: Entry): string | null {
  const text = line(entry, 'position');
  const read = text === null ? null : readPosition(text);
  if (read === undefined)
    note(inside(entry, 'position'), `${shown(text)} ist keine Lage, weggelassen`);
  return read ?? null;
}

/** Writes venues/{id}. */
export function writeVenues({ venue }: StoredSnapshot): Record<string, unknown> {
  return byId(venue, ({ id: _, ...fields }) => fields);
}
