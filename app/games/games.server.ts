import { type Expression, type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { GameTable } from './tables.ts';

export type Game = Selectable<GameTable>;
/** What a line of the fixture list shows of a game. */
export type ListedGame = Omit<Game, 'id' | 'halfTimeFor' | 'halfTimeAgainst'>;
/** A game as an admin chooses from all. */
export interface GameChoice
  extends Pick<
    Game,
    'id' | 'date' | 'kickoff' | 'opponent' | 'kind' | 'goalsFor' | 'goalsAgainst'
  > {
  hasLineup: boolean;
  lineupId: string | null;
}

const listedColumns = [
  'slug',
  'date',
  'kickoff',
  'opponent',
  'kind',
  'crest',
  'goalsFor',
  'goalsAgainst',
] as const;

/** The years ('YYYY') with a game, newest first. */
export async function listGameSeasons(db: Db): Promise<string[]> {
  // From the last day of each to the one before: as many looks into the index as there are years.
  const seasons = await db
    .withRecursive('gameSeason(year)', (query) =>
      query
        .selectFrom('game')
        .select(({ fn }) => yearOf(fn.max('date')).as('year'))
        .unionAll(
          query
            .selectFrom('gameSeason')
            .where('gameSeason.year', 'is not', null)
            .select((season) =>
              season
                .selectFrom('game')
                .where('date', '<', sql<string>`${season.ref('gameSeason.year')} || '-01-01'`)
                .select(({ fn }) => yearOf(fn.max('date')).as('year'))
                .as('year'),
            ),
        ),
    )
    .selectFrom('gameSeason')
    .select('year')
    .where('year', 'is not', null)
    .$narrowType<{ year: string }>()
    .execute();
  return seasons.map(({ year }) => year);
}

function yearOf(date: Expression<string>) {
  return sql<string | null>`substr(${date}, 1, 4)`;
}

/** The games of a season ('YYYY') by date, then kick-off. */
export async function listGames(db: Db, season: string): Promise<ListedGame[]> {
  return db
    .selectFrom('game')
    .select(listedColumns)
    .where(inSeason(season))
    .orderBy('date')
    .orderBy('kickoff', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute();
}

/** The games of a season ('YYYY'), or with 'all' all, to choose from and those of the ids, newest first. */
export async function listGameChoices(
  db: Db,
  season: string | undefined,
  ids: readonly string[] = [],
): Promise<GameChoice[]> {
  const games = await db
    .selectFrom('game')
    .leftJoin('lineup', 'lineup.gameId', 'game.id')
    .select(['game.id', 'date', 'kickoff', 'opponent', 'kind', 'goalsFor', 'goalsAgainst'])
    .select('lineup.id as lineupId')
    .$if(season !== 'all', (games) =>
      games.where((where) =>
        where.or([
          ...(season ? [inSeason(season)(where)] : []),
          ...(ids.length > 0 ? [where('game.id', 'in', ids)] : []),
        ]),
      ),
    )
    .orderBy('date', 'desc')
    .orderBy('kickoff', (order) => order.desc().nullsLast())
    .orderBy('game.id', 'desc')
    .execute();
  return games.map((game) => ({ ...game, hasLineup: game.lineupId !== null }));
}

/** The condition that a game is of a season ('YYYY'). */
export function inSeason(season: string) {
  return ({ between }: ExpressionBuilder<Schema, 'game'>) =>
    between('date', `${season}-01-01`, `${season}-12-31`);
}

/** How many league games of each of the seasons have a result. */
export async function countLeagueResults(
  db: Db,
  seasons: readonly string[],
): Promise<Map<string, number>> {
  if (seasons.length === 0) return new Map();
  const counted = await db
    .selectFrom('game')
    .select(({ ref, fn }) => [yearOf(ref('date')).as('season'), fn.countAll().as('results')])
    .where((where) => where.or(seasons.map((season) => inSeason(season)(where))))
    .where('kind', '=', 'Meisterschaft')
    .where('goalsFor', 'is not', null)
    .where('goalsAgainst', 'is not', null)
    .groupBy('season')
    .execute();
  return new Map(counted.map(({ season, results }) => [season ?? '', Number(results)]));
}

/** The day of the last game of a season ('YYYY'); undefined when it has none. */
export async function findLastDay(db: Db, season: string): Promise<string | undefined> {
  const { day } = await db
    .selectFrom('game')
    .select(({ fn }) => fn.max('date').as('day'))
    .where(inSeason(season))
    .executeTakeFirstOrThrow();
  return day ?? undefined;
}

/** The games of a day ('YYYY-MM-DD') by kick-off. */
export async function listGamesOn(db: Db, date: string): Promise<ListedGame[]> {
  return db
    .selectFrom('game')
    .select(listedColumns)
    .where('date', '=', date)
    .orderBy('kickoff', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute();
}

/** The newest games that have a result, newest first. */
export async function listLastResults(db: Db, count: number): Promise<ListedGame[]> {
  return db
    .selectFrom('game')
    .select(listedColumns)
    .where('goalsFor', 'is not', null)
    .where('goalsAgainst', 'is not', null)
    .orderBy('date', 'desc')
    .orderBy('kickoff', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}

/** The game of this address; undefined when there is none. */
export async function findGame(db: Db, slug: string): Promise<Game | undefined> {
  return db
    .selectFrom('game')
    .selectAll()
    .where('slug', '=', slug.normalize('NFC'))
    .executeTakeFirst();
}

/** The crest last stored for an opponent of this name, for places that store only the name. */
export async function findCrest(db: Db, opponent: string): Promise<string | null> {
  const game = await db
    .selectFrom('game')
    .select('crest')
    .where('opponent', '=', opponent)
    .where('crest', 'is not', null)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return game?.crest ?? null;
}

/** The next game of the schedule from a day on ('YYYY-MM-DD'); undefined when there is none. */
export async function findUpcomingGame(db: Db, from: string): Promise<ListedGame | undefined> {
  return db
    .selectFrom('game')
    .select(listedColumns)
    .where('date', '>=', from)
    .orderBy('date')
    .orderBy('kickoff', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The games before and after one in the order of `listGames`, over all seasons. */
export async function findNeighbours(
  db: Db,
  { date, kickoff, id }: Pick<Game, 'date' | 'kickoff' | 'id'>,
): Promise<{ previous: ListedGame | undefined; next: ListedGame | undefined }> {
  const place = sql`(date, coalesce(kickoff, ''), id)`;
  const own = sql`(${date}, ${kickoff ?? ''}, ${id})`;
  const games = db.selectFrom('game').select(listedColumns).limit(1);
  const previous = await games
    .where('date', '<=', date)
    .where(sql<boolean>`${place} < ${own}`)
    .orderBy('date', 'desc')
    .orderBy('kickoff', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const next = await games
    .where('date', '>=', date)
    .where(sql<boolean>`${place} > ${own}`)
    .orderBy('date')
    .orderBy('kickoff', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .executeTakeFirst();
  return { previous, next };
}
