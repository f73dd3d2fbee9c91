import { ofTeam } from '#app/matches/games/games.server.ts';
import { firstTeam } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { leagueKind } from './competition-kinds.ts';

/** The names of the seasons in which the first team has a league. */
export async function listLeagueSeasons(db: Db): Promise<string[]> {
  const seasons = await db
    .selectFrom('competition')
    .select('season')
    .distinct()
    .where('kind', '=', leagueKind)
    .where(ofTeam(firstTeam))
    .execute();
  return seasons.map(({ season }) => season);
}
