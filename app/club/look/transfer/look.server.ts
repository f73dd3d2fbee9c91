import type { Insertable } from 'kysely';
import type { StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, readEntry } from '#platform/transfer/entry.server.ts';
import { image } from '#platform/transfer/link.server.ts';
import { inside, note, type Place, shown } from '#platform/transfer/note.server.ts';
import { filled } from '#platform/transfer/output.server.ts';
import { line } from '#platform/transfer/text.server.ts';
import type { ClubLookTable } from '../../tables.ts';
import { clubLookId } from '../look-record.server.ts';

export function readLook(node: unknown, place: Place): Insertable<ClubLookTable>[] {
  if (node === undefined) return [];
  const row = readEntry(node, place, (entry) => ({
    id: clubLookId,
    crest: image(entry, 'crest'),
    pitch: colour(entry, 'pitch'),
    signal: colour(entry, 'signal'),
  }));
  return row ? [row] : [];
}

/** Null if the field is missing. If its text is no colour: null, and a note in the import report. */
function colour(entry: Entry, name: 'pitch' | 'signal'): string | null {
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
  return row && filled({ crest: row.crest, pitch: row.pitch, signal: row.signal });
}
