import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { type Game, shownGames } from './shown-games.server.ts';

/** What a line of the fixture list shows of a game. */
export type ListedGame = Pick<Game, (typeof listedColumns)[number]>;
/** A game as an admin chooses from all. */
export interface GameChoice
  extends Pick<
    Game,
    'id' | 'date' | 'kickoff' | 'opponent' | 'kind' | 'goalsFor' | 'goalsAgainst'
  > {
  hasLineup: boolean;
  lineupId: string | null;
}

/** The columns of `ListedGame`. */
export const listedColumns = [
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
  'formerDate',
  'extraTime',
  'penaltiesFor',
  'penaltiesAgainst',
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
  return shownGames(db)
    .selectFrom('shownGame')
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
  const games = await shownGames(db)
    .selectFrom('shownGame')
    .leftJoin('lineup', 'lineup.gameId', 'shownGame.id')
    .select(['shownGame.id', 'date', 'kickoff', 'opponent', 'kind', 'goalsFor', 'goalsAgainst'])
    .select('lineup.id as lineupId')
    .$if(season !== 'all', (games) =>
      games.where((where) =>
        where.or([
          ...(season ? [inSeason(season)] : []),
          ...(ids.length > 0 ? [where('shownGame.id', 'in', ids)] : []),
        ]),
      ),
    )
    .orderBy('date', 'desc')
    .orderBy('kickoff', (order) => order.desc().nullsLast())
    .orderBy('shownGame.id', 'desc')
    .execute();
  return games.map((game) => ({ ...game, hasLineup: game.lineupId !== null }));
}

/** The condition that a game is of a season ('YYYY'). */
export function inSeason(season: string): Expression<SqlBool> {
  return sql<SqlBool>`date between ${`${season}-01-01`} and ${`${season}-12-31`}`;
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
    .where((where) => where.or(seasons.map(inSeason)))
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

/** The newest games that have a result, newest first. */
export async function listLastResults(db: Db, count: number): Promise<ListedGame[]> {
  return shownGames(db)
    .selectFrom('shownGame')
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
  return shownGames(db)
    .selectFrom('shownGame')
    .selectAll()
    .where('slug', '=', slug.normalize('NFC'))
    .executeTakeFirst();
}

/** The crest of an opponent of this name, for places that store only the name: its own, else a game's. */
export async function findCrest(db: Db, opponent: string): Promise<string | null> {
  const game = await shownGames(db)
    .selectFrom('shownGame')
    .select('crest')
    .where('spelling', '=', opponent)
    .where('crest', 'is not', null)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return game?.crest ?? null;
}

/** The next game of the schedule from a day on ('YYYY-MM-DD'), also one that is off; undefined when there is none. */
export async function findUpcomingGame(db: Db, from: string): Promise<Game | undefined> {
  return shownGames(db)
    .selectFrom('shownGame')
    .selectAll()
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
  const games = shownGames(db).selectFrom('shownGame').select(listedColumns).limit(1);
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
