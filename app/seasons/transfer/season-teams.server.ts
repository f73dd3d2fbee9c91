import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, field, items, readEntry } from '#platform/transfer/entry.server.ts';
import { inside } from '#platform/transfer/note.server.ts';
import { filled, sortedBy } from '#platform/transfer/output.server.ts';
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
