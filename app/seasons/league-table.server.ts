import { countLeagueResults, listGameSeasons } from '#app/games/games.server.ts';
import { findSeasonPlan } from '#app/season-plan/find-season-plan.server.ts';
import { type Linked, linkTeams } from '#app/standings/link-teams.server.ts';
import { isOwnTeam } from '#app/standings/own-team.ts';
import { listStandings } from '#app/standings/standings.server.ts';
import { type Ranked, type Results, rankStandings } from '#app/standings/standings.ts';
import type { Db } from '#platform/db/client.server.ts';
import { seasonNamed } from '#platform/values/season-plan.ts';
import { listFinalTables } from './seasons.server.ts';
import { tableSeason } from './table-season.ts';

/** The league table as the club keeps it. */
export interface LeagueTable {
  rows: Linked<Ranked<Results>>[];
  /** As far as can be told. */
  season: string | undefined;
}

/** A table is of this season or of the one before it. */
const candidates = 2;

/** The stored league table on a day, and of which season it is. */
export async function findLeagueTable(db: Db, today: string): Promise<LeagueTable> {
  const rows = await linkTeams(db, rankStandings(await listStandings(db)));
  if (rows.length === 0) return { rows, season: undefined };
  const plan = await findSeasonPlan(db);
  const begun = (await listGameSeasons(db, plan))
    .flatMap((name) => seasonNamed(name, plan) ?? [])
    .filter(({ firstDay }) => firstDay <= today)
    .slice(0, candidates);
  const ids = begun.map(({ name }) => name);
  const results = await countLeagueResults(db, begun);
  const finalTables = Map.groupBy(await listFinalTables(db, ids), ({ seasonId }) => seasonId);
  const seasons = ids.map((id) => ({
    id,
    results: results.get(id) ?? 0,
    finalTable: finalTables.get(id) ?? [],
  }));
  const played = rows.find(({ team }) => isOwnTeam(team))?.played;
  return { rows, season: tableSeason(rows, played, seasons) };
}
