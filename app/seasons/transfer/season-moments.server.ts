import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, field, items } from '#platform/transfer/entry.server.ts';
import { inside } from '#platform/transfer/note.server.ts';
import { sortedBy } from '#platform/transfer/output.server.ts';
import { readLine } from '#platform/transfer/text.server.ts';
import { longestMoment } from '../limits.ts';

/** Reads what a season's page remembers; each item a text. */
export function readMoments(season: Entry, seasonId: string): Snapshot['seasonMoment'] {
  return items(field(season, 'highlights'), inside(season, 'highlights'))
    .flatMap(({ value, place }) => readLine(value, place, longestMoment) ?? [])
    .map((text, ordinal) => ({ seasonId, ordinal, text }));
}

/** Writes it; null where there is nothing, so that the field is left out. */
export function writeMoments(rows: StoredSnapshot['seasonMoment']): string[] | null {
  if (rows.length === 0) return null;
  return sortedBy(rows, ({ ordinal }) => ordinal).map(({ text }) => text);
}
