import { type SqlBool, sql } from 'kysely';
import type { CompetitionRecord } from '#app/league/competitions/competition-record.server.ts';
import { listHalfLengths } from '#app/league/competitions/competitions.server.ts';
import {
  hasLineup,
  listCountedEntries,
  listGameDays,
  listMatchDays,
} from '#app/matches/lineups/list-entries.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { joinedTeamVisibilitySql, teamRules } from '#app/teams/team-visibility.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { DerivedTable } from '#platform/records/derived.server.ts';
import {
  findSeasonDays,
  findSeasonName,
  type NamedSeason,
  planSeasons,
  type SeasonPlan,
  seasonNamed,
} from '#platform/values/season-plan.ts';
import { countFigures, defaultFullTimeMinutes, type PlayerFigure } from './figures.ts';
import { eachFigure, figureNames } from './opening-balance.ts';
import type { Performance } from './season-totals.ts';

/** One insert has at most 500 rows, because SQLite takes at most 32,766 values per statement. */
const rowsPerInsert = 500;

/** Recounts the seasons of these `days`. Must run in the transaction that changes games. */
export async function countSeasons(transaction: Db, days: Iterable<string>): Promise<void> {
  const plan = await findSeasonPlan(transaction);
  const seasons = new Map(
    Array.from(days, (day) => findSeasonDays(day, plan)).map((season) => [season.name, season]),
  );
  for (const { name, firstDay, lastDay } of seasons.values()) {
    await transaction.deleteFrom('playerFigure').where('season', '=', name).execute();
    await insert(transaction, await listCountedEntries(transaction, { firstDay, lastDay }), plan);
  }
}

export async function countAll(transaction: Db): Promise<void> {
  await transaction.deleteFrom('playerFigure').execute();
  await countSeasons(transaction, await listMatchDays(transaction));
}

export const playerFigures: DerivedTable = {
  from: {
    // A game without a line-up has no figures. A deleted game can have had a line-up.
    async game(db, { id, before, after }) {
      if (after && !(await hasLineup(db, id))) return;
      const games = [before, after].filter((game) => game !== undefined);
      await countSeasons(
        db,
        games.map(({ date }) => date),
      );
    },
    async lineup(db, { before, after }) {
      const games = [before, after].flatMap((lineup) => lineup?.gameId ?? []);
      await countSeasons(db, await listGameDays(db, games));
    },
    async competition(db, { before, after }) {
      if (halvesOf(before) === halvesOf(after)) return;
      const plan = await findSeasonPlan(db);
      const seasons = [before, after].flatMap((competition) => competition?.season ?? []);
      await countSeasons(
        db,
        seasons.flatMap((name) => seasonNamed(name, plan)?.firstDay ?? []),
      );
    },
    async season(db, { before, after }) {
      if (daysOf(before) !== daysOf(after)) await countAll(db);
    },
    async clubDetails(db, { before, after }) {
      const [old, rhythm] = [before?.seasonRhythm ?? null, after?.seasonRhythm ?? null];
      if (old !== rhythm) await countAll(db);
    },
    async player(db, { id }) {
      await db.deleteFrom('playerFigure').where('playerId', '=', id).execute();
      const entries = await listCountedEntries(db, { playerId: id });
      await insert(db, entries, await findSeasonPlan(db));
    },
  },
  rebuild: countAll,
};

type Halves = Pick<CompetitionRecord, 'season' | 'kind' | 'teamId' | 'halfLength'>;

function halvesOf(competition: Halves | undefined): string | undefined {
  if (!competition || competition.halfLength === null) return undefined;
  const { season, kind, teamId, halfLength } = competition;
  return JSON.stringify([season, kind, teamId, halfLength]);
}

function daysOf(season: NamedSeason | undefined): string {
  return JSON.stringify(planSeasons('year', season ? [season] : []).known);
}

export async function countGames(
  db: Db,
  games: readonly string[],
  plan: SeasonPlan,
): Promise<PlayerFigure[]> {
  return games.length > 0 ? count(db, await listCountedEntries(db, { games }), plan) : [];
}

async function count(
  db: Db,
  entries: readonly EntryRow[],
  plan: SeasonPlan,
): Promise<PlayerFigure[]> {
  if (entries.length === 0) return [];
  const fullTimeOf = await fullTimes(db);
  const players = await db.selectFrom('player').select(['id', 'position']).execute();
  const positions = new Map(players.map(({ id, position }) => [id, position]));
  return countFigures(
    entries.flatMap((row) => {
      const position = positions.get(row.playerId);
      const entry = toEntry(row, plan);
      return position ? [{ ...entry, position, fullTime: fullTimeOf(entry) }] : [];
    }),
  );
}

async function insert(
  transaction: Db,
  entries: readonly EntryRow[],
  plan: SeasonPlan,
): Promise<void> {
  const figures = await count(transaction, entries, plan);
  for (let start = 0; start < figures.length; start += rowsPerInsert)
    await transaction
      .insertInto('playerFigure')
      .values(figures.slice(start, start + rowsPerInsert))
      .execute();
}

interface Played {
  season: string;
  kind: string;
  team: string;
}

async function fullTimes(db: Db): Promise<(played: Played) => number> {
  const competitions = await listHalfLengths(db);
  const keyOf = ({ season, kind, team }: Played) => JSON.stringify([season, kind, team]);
  const known = new Map(
    competitions.map(({ teamId, halfLength, ...played }) => [
      keyOf({ ...played, team: teamId ?? '' }),
      2 * halfLength,
    ]),
  );
  return (played) => known.get(keyOf(played)) ?? defaultFullTimeMinutes;
}

type EntryRow = Awaited<ReturnType<typeof listCountedEntries>>[number];

function toEntry({ date, onBench, cameOn, isTimed, ...entry }: EntryRow, plan: SeasonPlan) {
  return {
    ...entry,
    season: findSeasonName(date, plan),
    onBench: onBench === 1,
    cameOn: cameOn === 1,
    isTimed: Number(isTimed) === 1,
  };
}

export async function listCountedSeasons(
  db: Db,
  playerId: string,
  { isPublic = false } = {},
): Promise<Map<string, Performance>> {
  const seasons = await db
    .selectFrom('playerFigure')
    .leftJoin(teamRules, (join) => join.onRef('team.id', '=', 'playerFigure.team'))
    .select('season')
    .select(({ fn }) => figureNames.map((name) => fn.sum<number>(name).as(name)))
    .where('playerId', '=', playerId)
    .$if(isPublic, (figures) => figures.where(isPublicFigure))
    .groupBy('season')
    .orderBy('season')
    .execute();
  // PostgreSQL returns sums as text.
  return new Map(
    seasons.map(({ season, ...sums }) => [season, eachFigure((name) => Number(sums[name]))]),
  );
}

/** For a query that joins `teamRules`: true if the team's names and results are public. */
export const isPublicFigure = sql<SqlBool>`${joinedTeamVisibilitySql('names')} * ${joinedTeamVisibilitySql('results')} = 1 and team.hidden is null`;

export async function listFigures(db: Db, playerId: string): Promise<PlayerFigure[]> {
  return db
    .selectFrom('playerFigure')
    .leftJoin(teamRules, (join) => join.onRef('team.id', '=', 'playerFigure.team'))
    .selectAll('playerFigure')
    .where('playerId', '=', playerId)
    .where(isPublicFigure)
    .orderBy('season')
    .orderBy('kind')
    .execute();
}

export async function listPlayersWithFigures(db: Db) {
  const players = await db.selectFrom('player').selectAll().orderBy('name').orderBy('id').execute();
  const figures = await db.selectFrom('playerFigure').selectAll().execute();
  const ofPlayer = Map.groupBy(figures, ({ playerId }) => playerId);
  return players.map((player) => ({ ...player, figures: ofPlayer.get(player.id) ?? [] }));
}
