import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { type Entry, readEntry, readField, readItems } from '#platform/data-tree/entry.server.ts';
import { childPath } from '#platform/data-tree/note.server.ts';
import { omitEmpty, sortRows } from '#platform/data-tree/output.server.ts';
import { readLine } from '#platform/data-tree/text.server.ts';
import { maxTableRows } from '../league-row.ts';
import { maxMomentLength, maxMoments } from '../tool.ts';
import { numbered, readPosition, readStoredRow } from './stored-row.server.ts';

/** Returns the teams sorted by position. Numbers all teams again if a position is missing or used twice. */
export function readSeasonTeams(season: Entry, seasonId: string): Snapshot['seasonTeam'] {
  const place = childPath(season, 'teams');
  const teams = readItems(readField(season, 'teams'), place, maxTableRows)
    .map((item) =>
      readEntry(item.value, item.place, (entry) => ({
        ...{ seasonId, position: readPosition(entry) },
        ...readStoredRow(entry),
      })),
    )
    .filter((team) => team !== undefined);
  return numbered(teams, place);
}

export function writeSeasonTeams(rows: StoredSnapshot['seasonTeam']): unknown[] {
  return sortRows(rows, ({ position }) => position).map(({ seasonId: _, ...row }) =>
    omitEmpty(row),
  );
}

export function readMoments(season: Entry, seasonId: string): Snapshot['seasonMoment'] {
  return readItems(readField(season, 'highlights'), childPath(season, 'highlights'), maxMoments)
    .flatMap(({ value, place }) => readLine(value, place, maxMomentLength) ?? [])
    .map((text, ordinal) => ({ seasonId, ordinal, text }));
}

export function writeMoments(rows: StoredSnapshot['seasonMoment']): string[] | null {
  if (rows.length === 0) return null;
  return sortRows(rows, ({ ordinal }) => ordinal).map(({ text }) => text);
}
