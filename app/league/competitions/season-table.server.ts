import { rank } from '#app/league/ranking/rank.ts';
import { ofTeam } from '#app/matches/games/games.server.ts';
import { firstTeam, type TeamRef } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { leagueKind } from './competition.ts';
import { defaultLeague, type PlayedLeague, type SeasonLeagues } from './league.server.ts';
import { addTableNotes, type ComputedRow } from './table-notes.server.ts';

export interface SeasonTable {
  league: PlayedLeague;
  rows: ComputedRow[];
}

export async function findSeasonTable(
  leaguesOf: SeasonLeagues,
  season: string,
  team?: TeamRef,
): Promise<SeasonTable | undefined> {
  const leagues = await leaguesOf(season, team);
  const league = defaultLeague(leagues.filter((one) => one.league.games.length > 0));
  return league && { league, rows: tableOf(league) };
}

const listNewestSeasons = onceARevision(async (db, until: string): Promise<string[]> => {
  const seasons = await db
    .selectFrom('competition')
    .select('season')
    .distinct()
    .where('kind', '=', leagueKind)
    .where('season', '<=', until)
    .where(ofTeam(firstTeam))
    .orderBy('season', 'desc')
    .limit(2)
    .execute();
  return seasons.map(({ season }) => season);
});

export async function findNewestTable(
  db: Db,
  until: string,
  leaguesOf: SeasonLeagues,
): Promise<SeasonTable | undefined> {
  for (const season of await listNewestSeasons(db, until)) {
    const table = await findSeasonTable(leaguesOf, season);
    if (table) return table;
  }
  return undefined;
}

function tableOf({ league, rules, competition }: PlayedLeague): ComputedRow[] {
  return addTableNotes(rank(league, rules), league, competition);
}
