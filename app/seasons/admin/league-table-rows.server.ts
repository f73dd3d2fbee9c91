import type { Db } from '#platform/db/client.server.ts';
import { findLeagueTable } from '../league-table.server.ts';
import type { SeasonRecord } from '../season-record.server.ts';

/** The league table of now as the rows of a final table. */
export async function listLeagueTable(db: Db, today: string): Promise<SeasonRecord['teams']> {
  const { rows } = await findLeagueTable(db, today);
  return rows.map(({ position, team, played, won, drawn, lost, points }) => ({
    position,
    team,
    played,
    won,
    drawn,
    lost,
    points,
  }));
}
