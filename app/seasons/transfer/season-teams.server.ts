import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, field, items, readEntry } from '#platform/transfer/entry.server.ts';
import { inside } from '#platform/transfer/note.server.ts';
import { filled, sortedBy } from '#platform/transfer/output.server.ts';
import { readLine } from '#platform/transfer/text.server.ts';
import { longestMoment } from '../league-row.ts';
import { numbered, positionIn, readStoredRow } from './stored-row.server.ts';

/** Returns the teams sorted by position. Numbers all teams again if a position is missing or used twice. */
export function readSeasonTeams(season: Entry, seasonId: string): Snapshot['seasonTeam'] {
  const place = inside(season, 'teams');
  const teams = items(field(season, 'teams'), place)
    .map((item) =>
      readEntry(item.value, item.place, (entry) => ({
        ...{ seasonId, position: positionIn(entry) },
        ...readStoredRow(entry),
      })),
    )
    .filter((team) => team !== undefined);
  return numbered(teams, place);
}

export function writeSeasonTeams(rows: StoredSnapshot['seasonTeam']): unknown[] {
  return sortedBy(rows, ({ position }) => position).map(({ seasonId: _, ...row }) => filled(row));
}

/** In the data tree, `highlights` is a list of texts. */
export function readMoments(season: Entry, seasonId: string): Snapshot['seasonMoment'] {
  return items(field(season, 'highlights'), inside(season, 'highlights'))
    .flatMap(({ value, place }) => readLine(value, place, longestMoment) ?? [])
    .map((text, ordinal) => ({ seasonId, ordinal, text }));
}

export function writeMoments(rows: StoredSnapshot['seasonMoment']): string[] | null {
  if (rows.length === 0) return null;
  return sortedBy(rows, ({ ordinal }) => ordinal).map(({ text }) => text);
}
