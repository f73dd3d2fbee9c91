import type { Insertable } from 'kysely';
import type { StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { type Entry, readEntry } from '#platform/data-tree/entry.server.ts';
import { image } from '#platform/data-tree/link.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { omitEmpty } from '#platform/data-tree/output.server.ts';
import { line } from '#platform/data-tree/text.server.ts';
import type { ClubLookTable } from '../../tables.ts';
import { brandingId } from '../branding-record.server.ts';

export function readBranding(node: unknown, place: TreePath): Insertable<ClubLookTable>[] {
  if (node === undefined) return [];
  const row = readEntry(node, place, (entry) => ({
    id: brandingId,
    crest: image(entry, 'crest'),
    pitch: colour(entry, 'pitch'),
    signal: colour(entry, 'signal'),
  }));
  return row ? [row] : [];
}

/**
 * Null if the field is missing or contains no colour. A wrong colour also adds a note to the import report.
 */
function colour(entry: Entry, name: 'pitch' | 'signal'): string | null {
  const text = line(entry, name);
  if (text === null) return null;
  const written = text.toLowerCase();
  if (/^#[\da-f]{6}$/.test(written)) return written;
  addNote(childPath(entry, name), `${quoteValue(text)} ist keine Farbe, weggelassen`);
  return null;
}

export function writeBranding({
  clubLook: [row],
}: StoredSnapshot): Record<string, unknown> | undefined {
  return row && omitEmpty({ crest: row.crest, pitch: row.pitch, signal: row.signal });
}
