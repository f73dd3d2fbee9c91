import {
  kindOfResults,
  listLeagueSeasons,
  openLeagues,
  type PlayedLeague,
  type SeasonLeagues,
} from '#app/league/competitions/league.server.ts';
import { findNewestTable, findSeasonTable } from '#app/league/competitions/season-table.server.ts';
import {
  findTypedTable,
  type TypedTable,
} from '#app/league/typed-table/find-typed-table.server.ts';
import {
  findStandingsSource,
  type StandingsSource,
} from '#app/league/typed-table/standings.server.ts';
import { type LeagueRow, toLeagueRow } from '#app/seasons/league-row.ts';
import {
  findLastFinalSeason,
  findSeasonPlan,
  listFinalSeasons,
  listFinalTables,
} from '#app/seasons/seasons.server.ts';
import { firstTeam, type TeamRef } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { SeasonChoice } from '#platform/values/season.ts';
import { findSeasonName, type SeasonPlan } from '#platform/values/season-plan.ts';
import { chooseTable, type TableKind } from './choose-table.ts';

export interface SeasonTable {
  kind: TableKind;
  /** Undefined for a typed table whose season is not known. */
  season: string | undefined;
  rows: LeagueRow[];
  league?: PlayedLeague;
  said?: StandingsSource;
}

interface TableQuery {
  season: string;
  today: string;
  team?: TeamRef;
  /** The leagues that the page has already loaded, so that the server does not load them twice. */
  leaguesOf?: SeasonLeagues;
}

/**
 * Finds the table that chooseTable selects. All pages, files and tools that show a table use this function or
 * findCurrentTable (spec §22).
 */
export async function findShownTable(db: Db, asked: TableQuery): Promise<SeasonTable | undefined> {
  return findShown(await openSources(db, asked), asked);
}

/** Finds the table that can become the final table. Ignores a final table that is already stored. */
export async function findRunningTable(
  db: Db,
  asked: TableQuery,
): Promise<SeasonTable | undefined> {
  return findRunning(await openSources(db, asked), asked);
}

/**
 * Finds the shown table of the newest season that has a table. Otherwise returns a typed table whose season
 * is unknown.
 */
export async function findCurrentTable(
  db: Db,
  today: string,
  leaguesOf?: SeasonLeagues,
): Promise<SeasonTable | undefined> {
  const sources = await openSources(db, { today, leaguesOf });
  const current = findSeasonName(today, sources.plan);
  const table = await findShown(sources, { season: current, today });
  if (table) return table;
  const typed = await sources.typed();
  const newest = await findNewestTable(db, current, sources.leaguesOf);
  const isUnknown = typed.rows.length > 0 && typed.season === undefined;
  const seasons = [
    ...[typed.season, newest?.league.competition.season],
    // If the season of the typed table is unknown, the last final table is ignored, because the typed table
    // may be newer.
    isUnknown ? undefined : await findLastFinalSeason(db, current),
  ];
  const before = [...new Set(seasons)].filter((season) => season !== undefined).toSorted();
  for (const season of before.reverse()) {
    const found = await findShown(sources, { season, today });
    if (found) return found;
  }
  return isUnknown ? asTable(typed) : undefined;
}

interface LastTableQuery {
  choice: SeasonChoice;
  today: string;
  team: TeamRef;
  leaguesOf?: SeasonLeagues;
}

/** Finds the table that the page of the current season shows if this season has none (spec §2). */
export async function findLastTable(
  db: Db,
  { choice, today, team, leaguesOf }: LastTableQuery,
): Promise<SeasonTable | undefined> {
  // Fans expect no table of other teams.
  if (team.id !== null || choice.shown !== choice.current) return undefined;
  return findCurrentTable(db, today, leaguesOf);
}

export async function listTableSeasons(
  db: Db,
  seasons: readonly string[],
  today: string,
): Promise<string[]> {
  const sources = await openSources(db, { today });
  const final = new Set(await listFinalSeasons(db));
  const leagues = new Set(await listLeagueSeasons(db));
  const typed = (await sources.typed()).season;
  const found: string[] = [];
  for (const season of seasons) {
    const mayHave = leagues.has(season) || season === typed;
    if (final.has(season) || (mayHave && (await findRunning(sources, { season, today }))))
      found.push(season);
  }
  return found;
}

interface Sources {
  db: Db;
  plan: SeasonPlan;
  leaguesOf: SeasonLeagues;
  typed: () => Promise<TypedTable>;
}

async function openSources(
  db: Db,
  { today, leaguesOf }: { today: string; leaguesOf?: SeasonLeagues | undefined },
): Promise<Sources> {
  const plan = await findSeasonPlan(db);
  let typed: Promise<TypedTable> | undefined;
  return {
    ...{ db, plan },
    leaguesOf: leaguesOf ?? openLeagues(db, today),
    typed() {
      typed ??= findTypedTable(db, today);
      return typed;
    },
  };
}

async function findShown(sources: Sources, asked: TableQuery): Promise<SeasonTable | undefined> {
  const { season, team = firstTeam } = asked;
  const final = team.id === null ? await listFinalTables(sources.db, [season]) : [];
  if (final.length === 0) return findRunning(sources, asked);
  return { kind: 'final', season, rows: final.map(({ seasonId: _, ...row }) => toLeagueRow(row)) };
}

async function findRunning(
  { db, leaguesOf, typed }: Sources,
  { season, team = firstTeam }: TableQuery,
): Promise<SeasonTable | undefined> {
  const computed = await findComputed(leaguesOf, season, team);
  if (team.id !== null) return computed;
  const preferred = (await findStandingsSource(db))?.preferred ?? null;
  const choose = (hasTyped: boolean) =>
    chooseTable({ hasFinal: false, computed: computed?.kind, hasTyped, preferred });
  if (choose(true) !== 'typed') return computed;
  const table = await typed();
  const isOfSeason = table.rows.length > 0 && table.season === season;
  return isOfSeason ? asTable(table) : computed;
}

interface ComputedTable extends SeasonTable {
  kind: 'results' | 'ownResults';
}

async function findComputed(
  leaguesOf: SeasonLeagues,
  season: string,
  team: TeamRef,
): Promise<ComputedTable | undefined> {
  const found = await findSeasonTable(leaguesOf, season, team);
  return found && { kind: kindOfResults(found.league), season, ...found };
}

function asTable({ rows, season, said }: TypedTable): SeasonTable {
  return { kind: 'typed', season, rows, ...(said && { said }) };
}
