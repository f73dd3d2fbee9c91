import { competitionName } from '#app/competitions/competition-name.ts';
import type { ComputedRow } from '#app/competitions/computed-table.server.ts';
import { saySource } from '#app/competitions/say-source.ts';
import {
  findNewestTable,
  findSeasonTable,
  type SeasonTable,
} from '#app/competitions/season-table.server.ts';
import { findOwnNames } from '#app/details/own-names.server.ts';
import { countLeagueResults, listGameSeasons } from '#app/games/game-seasons.server.ts';
import { findSeasonPlan } from '#app/season-plan/find-season-plan.server.ts';
import { type Linked, linkTeams } from '#app/standings/link-teams.server.ts';
import { isOwnTeam } from '#app/standings/own-team.ts';
import { findStandingsDay, listStandings } from '#app/standings/standings.server.ts';
import { type Ranked, type Results, rankStandings } from '#app/standings/standings.ts';
import { firstTeam, type OfTeam } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { type SeasonPlan, seasonNamed, seasonOf } from '#platform/values/season-plan.ts';
import { listFinalTables } from './seasons.server.ts';
import { tableSeason } from './table-season.ts';

/** A league table: from results, or as the club keeps it. */
export interface LeagueTable {
  rows: Linked<ComputedRow | Ranked<Results>>[];
  /** As far as can be told. */
  season: string | undefined;
  /** What the club is called in it, where the results tell. */
  own?: string;
  /** Of which day a typed table is, where somebody has said so. */
  day?: string;
  /** Of what follows from results. */
  competition?: TableSource;
}

/** Where a table comes from. */
interface TableSource {
  name: string;
  /** Of what it is made, and who goes up or down. */
  source: string;
}

/** A table is of this season or of the one before it. */
const candidates = 2;

/** The league table on a day: that of the newest season, from its results if there are any. */
export async function findLeagueTable(db: Db, today: string): Promise<LeagueTable> {
  const plan = await findSeasonPlan(db);
  const current = seasonOf(today, plan);
  const computed = await findNewestTable(db, current, plan);
  // No typed table is of a newer season.
  if (computed?.league.competition.season === current) return linked(db, computed);
  const typed = await findTypedTable(db, plan, today);
  const isNewer = (typed.season ?? '') > (computed?.league.competition.season ?? '');
  return computed && !isNewer ? linked(db, computed) : typed;
}

/** The table of a team's season from its results; undefined while there are none. */
export async function findTableOfResults(
  db: Db,
  season: string,
  team: OfTeam = firstTeam,
): Promise<LeagueTable | undefined> {
  const table = await findSeasonTable(db, season, await findSeasonPlan(db), team);
  return table && linked(db, table);
}

async function linked(db: Db, { league, rows }: SeasonTable): Promise<LeagueTable> {
  const { season } = league.competition;
  const rounds = league.league.games.flatMap(({ round }) => round ?? []);
  const lastRound = rounds.length > 0 ? Math.max(...rounds) : undefined;
  return {
    rows: await linkTeams(db, rows),
    season,
    ...(league.own !== undefined && { own: league.own }),
    competition: {
      name: competitionName(league.competition),
      source: saySource(lastRound, league.competition),
    },
  };
}

/** The typed league table on a day, and of which season it is. */
async function findTypedTable(db: Db, plan: SeasonPlan, today: string): Promise<LeagueTable> {
  const rows = await linkTeams(db, rankStandings(await listStandings(db)));
  if (rows.length === 0) return { rows, season: undefined };
  const day = await findStandingsDay(db);
  if (day !== null) return { rows, day, season: seasonOf(day, plan) };
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
  const own = await findOwnNames(db);
  const played = rows.find(({ team }) => isOwnTeam(team, own))?.played;
  return { rows, season: tableSeason(rows, played, seasons) };
}
