import { competitionName } from '#app/league/competitions/competition.ts';
import { findCurrentTable, findRunningTable } from '#app/league/table/shown-table.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { rowToStore } from '../league-row.ts';
import type { SeasonRecord } from '../season-record.server.ts';

export interface TableToCopy {
  name: string;
  rows: SeasonRecord['teams'];
}

/** If `season` is undefined, finds the newest table. A table whose season is unknown fits every season. */
export async function findTableToCopy(
  db: Db,
  season: string | undefined,
  today: string,
): Promise<TableToCopy | undefined> {
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
