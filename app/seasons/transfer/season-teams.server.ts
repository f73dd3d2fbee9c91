import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, field, items, readEntry } from '#platform/transfer/entry.server.ts';
import { inside } from '#platform/transfer/note.server.ts';
import { filled, sortedBy } from '#platform/transfer/output.server.ts';
import { readLine } from '#platform/transfer/text.server.ts';
import { longestMoment } from '../league-row.ts';
import { numbered, positionIn, readStoredRow } from './stored-row.server.ts';

/** Reads a season's final table, by position; the teams are numbered anew where a position is missing or held twice. */
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

/** Writes the final table of one season. */
export function writeSeasonTeams(rows: StoredSnapshot['seasonTeam']): unknown[] {
  return sortedBy(rows, ({ position }) => position).map(({ seasonId: _, ...row }) => filled(row));
}

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
