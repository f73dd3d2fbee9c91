import { findOwnNames } from '#app/club/details/find-details.server.ts';
import { isOwnTeam } from '#app/club/details/own-team.ts';
import { leagueKind } from '#app/league/competitions/competition.ts';
import { countLeagueResults, listPlayedSeasons } from '#app/matches/games/game-seasons.server.ts';
import { findLastResultDay } from '#app/matches/games/games-of-kind.server.ts';
import type { LeagueRow } from '#app/seasons/league-row.ts';
import {
  findLastFinalSeason,
  findSeasonPlan,
  listFinalTables,
} from '#app/seasons/seasons.server.ts';
import { firstTeam } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { findSeasonName, type SeasonPlan, seasonNamed } from '#platform/values/season-plan.ts';
import { guessTableSeason, sameTable } from './guess-table-season.ts';
import { findStandingsSource, listStandings, type StandingsSource } from './standings.server.ts';
import { arrangeStandings } from './standings.ts';

export interface TypedTable {
  rows: LeagueRow[];
  season: string | undefined;
  said: StandingsSource | undefined;
}

/** If no day is stored for the table, its season is guessed from this number of the newest seasons. */
const candidates = 2;

export const findTypedTable = onceARevision(async (db, today: string): Promise<TypedTable> => {
  const rows = arrangeStandings(await listStandings(db));
  const said = await findStandingsSource(db);
  if (rows.length === 0) return { rows, season: undefined, said };
  const plan = await findSeasonPlan(db);
  if (said) return { rows, said, season: findSeasonName(said.day, plan) };
  return { rows, said, season: await guessSeason(db, rows, { plan, today }) };
});

async function guessSeason(
  db: Db,
  rows: readonly LeagueRow[],
  { plan, today }: { plan: SeasonPlan; today: string },
): Promise<string | undefined> {
  const begun = (await listPlayedSeasons(db, firstTeam))
    .flatMap((name) => seasonNamed(name, plan) ?? [])
    .filter(({ firstDay }) => firstDay <= today)
    .slice(0, candidates);
  if (begun.length === 0) {
    const last = await findLastFinalSeason(db, findSeasonName(today, plan));
    const final = last === undefined ? [] : await listFinalTables(db, [last]);
    return sameTable(final, rows) ? last : undefined;
  }
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
  return guessTableSeason(rows, played, seasons);
}

export async function suggestTableDay(db: Db, today: string): Promise<string> {
  const lastGame = await findLastResultDay(db, {
    ...{ teamId: firstTeam.id, kind: leagueKind },
    until: today,
  });
  const stored = await findStandingsSource(db);
  const known = [lastGame, stored?.day].filter((day) => day != null).toSorted();
  const last = known.at(-1);
  if (last === undefined) return today;
  const plan = await findSeasonPlan(db);
  return findSeasonName(last, plan) === findSeasonName(today, plan) ? today : last;
}
