import { listStandings } from '#app/standings/standings.server.ts';
import { rankStandings } from '#app/standings/standings.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { SeasonRecord } from '../season-record.server.ts';

/** The league table of now as the rows of a final table. */
export async function listLeagueTable(db: Db): Promise<SeasonRecord['teams']> {
  return rankStandings(await listStandings(db)).map(
    ({ position, team, played, won, drawn, lost, points }) => ({
      position,
      team,
      played,
      won,
      drawn,
      lost,
      points,
    }),
  );
}
