import { rank } from '#app/league/standings/ranking/rank.ts';
import { ofTeam } from '#app/matches/games/games.server.ts';
import { firstTeam, type OfTeam } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { SeasonPlan } from '#platform/values/season-plan.ts';
import { leagueKind } from './competition-kinds.ts';
import { type ComputedRow, computedTable } from './computed-table.server.ts';
import { listLeagues, type PlayedLeague, readLeague, usualLeague } from './league.server.ts';

/** A table that follows from results. */
export interface SeasonTable {
  league: PlayedLeague;
  rows: ComputedRow[];
}

/** The table of a team's season from its results; undefined while there is none. */
export async function findSeasonTable(
  db: Db,
  season: string,
  plan: SeasonPlan,
  team: OfTeam = firstTeam,
): Promise<SeasonTable | undefined> {
  const league = await findPlayedLeague(db, season, plan, team);
  return league && { league, rows: tableOf(league) };
}

/** The newest of such tables of the seasons until one. */
export async function findNewestTable(
  db: Db,
  until: string,
  plan: SeasonPlan,
  team: OfTeam = firstTeam,
): Promise<SeasonTable | undefined> {
  const seasons = await db
    .selectFrom('competition')
    .select('season')
    .distinct()
    .where('kind', '=', leagueKind)
    .where('season', '<=', until)
    .where(ofTeam(team))
    .orderBy('season', 'desc')
    .limit(2)
    .execute();
  for (const { season } of seasons) {
    const table = await findSeasonTable(db, season, plan, team);
    if (table) return table;
  }
  return undefined;
}

/** The league of a season that is shown unasked; undefined where nothing has been played in any. */
async function findPlayedLeague(
  db: Db,
  season: string,
  plan: SeasonPlan,
  team: OfTeam,
): Promise<PlayedLeague | undefined> {
  const played: PlayedLeague[] = [];
  for (const competition of await listLeagues(db, season, team)) {
    const league = await readLeague(db, competition, plan);
    if (league.league.games.length > 0) played.push(league);
  }
  return usualLeague(played);
}

function tableOf({ league, rules, competition }: PlayedLeague): ComputedRow[] {
  return computedTable(rank(league, rules), league, competition);
}
