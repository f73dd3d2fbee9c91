import { competitionName } from '#app/league/competitions/competition.ts';
import { findCurrentTable, findRunningTable } from '#app/league/table/shown-table.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { rowToStore } from '../league-row.ts';
import type { SeasonRecord } from '../season-record.server.ts';

/** A table that may become the final one of a season. */
export interface TakenTable {
  /** Which one it is: 'Unterliga 2026'. */
  name: string;
  rows: SeasonRecord['teams'];
}

/**
 * The table with which a final one begins: that of the season as it stands, or of a new record, whose
 * season is still to be typed, the newest. One of which nobody knows the season may be of any.
 */
export async function findTakenTable(
  db: Db,
  season: string | undefined,
  today: string,
): Promise<TakenTable | undefined> {
  const current = await findCurrentTable(db, today);
  const table =
    season === undefined || current?.season === undefined
      ? current
      : await findRunningTable(db, { season, today });
  if (!table || table.kind === 'final') return undefined;
  const league = table.league ? competitionName(table.league.competition) : 'Tabelle';
  return {
    name: [league, table.season].filter(Boolean).join(' '),
    rows: table.rows.map(rowToStore),
  };
}
