import type { Insertable } from 'kysely';
import { readFields, writeFields } from '#platform/fields/tree.server.ts';
import type { StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, readEntry } from '#platform/transfer/entry.server.ts';
import { inside, note, type Place, shown } from '#platform/transfer/note.server.ts';
import { line } from '#platform/transfer/text.server.ts';
import type { ClubLookTable } from '../../tables.ts';
import { lookFields } from '../fields.ts';
import { clubLookId } from '../look-record.server.ts';

export function readLook(node: unknown, place: Place): Insertable<ClubLookTable>[] {
  if (node === undefined) return [];
  const row = readEntry(node, place, (entry) => ({
    id: clubLookId,
    ...readFields(entry, lookFields, { pitch: colour, signal: colour }),
  }));
  return row ? [row] : [];
}

function colour(entry: Entry, name: string): string | null {
  const text = line(entry, name);
  if (text === null) return null;
  const written = text.toLowerCase();
  if (/^#[\da-f]{6}$/.test(written)) return written;
  note(inside(entry, name), `${shown(text)} ist keine Farbe, weggelassen`);
  return null;
}

export function writeLook({
  clubLook: [row],
}: StoredSnapshot): Record<string, unknown> | undefined {
  return row && writeFields(row, lookFields);
}
