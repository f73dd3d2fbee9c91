import { type Expression, type SqlBool, sql } from 'kysely';
import { firstTeam, type TeamRef } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { findByAddress } from '#platform/db/find-by-address.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import type { SeasonDays } from '#platform/values/season-plan.ts';
import type { GameKind } from './game.ts';
import {
  allGames,
  type Game,
  hasResult,
  newestFirst,
  oldestFirst,
  publicGames,
} from './public-games.server.ts';
import type { Decision } from './result.ts';

export type ListedGame = Pick<Game, (typeof gameRowColumns)[number]>;
export interface GameChoice
  extends Pick<
    Game,
    | 'id'
    | 'date'
    | 'kickoff'
    | 'opponent'
    | 'crest'
    | 'kind'
    | 'ground'
    | 'status'
    | 'running'
    | 'goalsFor'
    | 'goalsAgainst'
    | keyof Decision
    | 'team'
    | 'teamId'
  > {
  hasLineup: boolean;
  lineupId: string | null;
}

export const gameRowColumns = [
  'slug',
  'date',
  'kickoff',
  'opponent',
  'kind',
  'crest',
  'goalsFor',
  'goalsAgainst',
  'ground',
  'status',
  'running',
  'formerDate',
  'extraTime',
  'penaltiesFor',
  'penaltiesAgainst',
] as const;

export function ofTeam({ id }: TeamRef): Expression<SqlBool> {
  return id === null ? sql<SqlBool>`team_id is null` : sql<SqlBool>`team_id = ${id}`;
}

export const listGames = onceARevision(
  async (db: Db, season: SeasonDays, team: TeamRef = firstTeam): Promise<ListedGame[]> => {
    return publicGames(db)
      .selectFrom('shownGame')
      .select(gameRowColumns)
      .where(ofTeam(team))
      .where(inSeason(season))
      .$call(oldestFirst)
      .execute();
  },
);

/**
 * Lists the games of the season and the games with these `ids`. If `season` is undefined, lists only the games
 * with these `ids`.
 */
export async function listGameChoices(
  db: Db,
  season: SeasonDays | 'all' | undefined,
  ids: readonly string[] = [],
): Promise<GameChoice[]> {
  const games = await allGames(db)
    .selectFrom('shownGame')
    .leftJoin('lineup', 'lineup.gameId', 'shownGame.id')
    .select(['shownGame.id', 'date', 'kickoff', 'opponent', 'crest', 'kind', 'status'])
    .select(['ground', 'goalsFor', 'goalsAgainst', 'running'])
    .select(['extraTime', 'penaltiesFor', 'penaltiesAgainst'])
    .select(['team', 'teamId', 'lineup.id as lineupId'])
    .where((where) =>
      season === 'all'
        ? sql.lit(true)
        : where.or([
            ...(season ? [inSeason(season)] : []),
            ...(ids.length > 0 ? [where('shownGame.id', 'in', ids)] : []),
          ]),
    )
    .$call(newestFirst)
    .execute();
  return games.map((game) => ({ ...game, hasLineup: game.lineupId !== null }));
}

export function inSeason({ firstDay, lastDay }: SeasonDays): Expression<SqlBool> {
  return sql<SqlBool>`date between ${firstDay} and ${lastDay}`;
}

export async function findLastDay(db: Db, season: SeasonDays): Promise<string | undefined> {
  const { day } = await db
    .selectFrom('game')
    .select(({ fn }) => fn.max('date').as('day'))
    .where(ofTeam(firstTeam))
    .where(inSeason(season))
    .executeTakeFirstOrThrow();
  return day ?? undefined;
}

export const listLastResults = onceARevision(
  async (db: Db, count: number, team: TeamRef = firstTeam): Promise<ListedGame[]> => {
    return publicGames(db)
      .selectFrom('shownGame')
      .select(gameRowColumns)
      .where(ofTeam(team))
      .where(hasResult)
      .$call(newestFirst)
      .limit(count)
      .execute();
  },
);

export const findGame = onceARevision(async (db: Db, slug: string): Promise<Game | undefined> => {
  const games = publicGames(db).selectFrom('shownGame').selectAll();
  return findByAddress(db, { table: 'game', column: 'slug' }, slug, (wanted) =>
    games.where('slug', '=', wanted).executeTakeFirst(),
  );
});

export async function listShownSlugs(db: Db): Promise<string[]> {
  const games = publicGames(db)
    .selectFrom('shownGame')
    .select('slug')
    .orderBy('date')
    .orderBy('id');
  return (await games.execute()).map(({ slug }) => slug);
}

export const findUpcomingGame = onceARevision(
  async (
    db: Db,
    from: string,
    team: TeamRef = firstTeam,
    leaveOut?: 'off',
  ): Promise<Game | undefined> => {
    return publicGames(db)
      .selectFrom('shownGame')
      .selectAll()
      .where(ofTeam(team))
      .where('date', '>=', from)
      .$if(leaveOut === 'off', (games) =>
        games.where((game) =>
          game.or([
            game('status', 'is', null),
            game('status', 'not in', ['postponed', 'calledOff']),
          ]),
        ),
      )
      .$call(oldestFirst)
      .limit(1)
      .executeTakeFirst();
  },
);

export const findPreviousAndNext = onceARevision(
  async (
    db: Db,
    { date, kickoff, id, teamId }: Pick<Game, 'date' | 'kickoff' | 'id' | 'teamId'>,
  ): Promise<{ previous: ListedGame | undefined; next: ListedGame | undefined }> => {
    const place = sql`(date, coalesce(kickoff, ''), id)`;
    const own = sql`(${date}, ${kickoff ?? ''}, ${id})`;
    const games = publicGames(db)
      .selectFrom('shownGame')
      .select(gameRowColumns)
      .where(ofTeam({ id: teamId }))
      .limit(1);
    const previous = await games
      .where('date', '<=', date)
      .where(sql<boolean>`${place} < ${own}`)
      .$call(newestFirst)
      .executeTakeFirst();
    const next = await games
      .where('date', '>=', date)
      .where(sql<boolean>`${place} > ${own}`)
      .$call(oldestFirst)
      .executeTakeFirst();
    return { previous, next };
  },
);

export async function countOpenGames(db: Db, season: SeasonDays, kind?: GameKind): Promise<number> {
  const { open } = await db
    .selectFrom('game')
    .select(({ fn }) => fn.countAll().as('open'))
    .where(ofTeam(firstTeam))
    .where(inSeason(season))
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind as GameKind))
    .where((where) =>
      where.or([
        where('status', 'in', ['postponed', 'replay']),
        where.and([where('status', 'is', null), where.not(hasResult)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(open);
}

export async function listGamesBetween(db: Db, first: string, last: string) {
  const between = db.selectFrom('game').where('date', '>=', first).where('date', '<=', last);
  const games = await between.selectAll().orderBy('id').execute();
  const goals = await db
    .selectFrom('opponentGoal')
    .selectAll()
    .where('gameId', 'in', between.select('id'))
    .orderBy('ordinal')
    .execute();
  const ofGame = Map.groupBy(goals, ({ gameId }) => gameId);
  return games.map((game) => ({
    ...game,
    opponentGoals: (ofGame.get(game.id) ?? []).map(({ gameId: _, ordinal: __, ...goal }) => goal),
  }));
}
