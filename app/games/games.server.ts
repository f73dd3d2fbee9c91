import { type Expression, type SqlBool, sql } from 'kysely';
import { firstTeam, type OfTeam } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { type SeasonDays, type SeasonPlan, seasonsBetween } from '#platform/values/season-plan.ts';
import { allGames, type Game, shownGames } from './shown-games.server.ts';

/** What a line of the fixture list shows of a game. */
export type ListedGame = Pick<Game, (typeof listedColumns)[number]>;
/** A game as an admin chooses from all. */
export interface GameChoice
  extends Pick<
    Game,
    | 'id'
    | 'date'
    | 'kickoff'
    | 'opponent'
    | 'kind'
    | 'goalsFor'
    | 'goalsAgainst'
    | 'team'
    | 'teamId'
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

/** The seasons of a plan in which there is a game of a team, or with 'all' of any, newest first. */
export async function listGameSeasons(
  db: Db,
  plan: SeasonPlan,
  team: OfTeam | 'all' = firstTeam,
): Promise<string[]> {
  const games = () =>
    db.selectFrom('game').$if(team !== 'all', (all) => all.where(ofTeam(team as OfTeam)));
  // Each by itself: asked for both at once, SQLite goes through all games.
  const day = (which: 'min' | 'max') =>
    games().select(({ fn }) => fn[which]<string | null>('date').as('day'));
  const { first, last } = await db
    .selectNoFrom([day('min').as('first'), day('max').as('last')])
    .executeTakeFirstOrThrow();
  if (first === null || last === null) return [];
  const seasons = withSeasons(db, seasonsBetween(first, last, plan))
    .selectFrom('span')
    .select('name')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('game')
          .select('game.id')
          .where(ofSpan)
          .$if(team !== 'all', (all) => all.where(ofTeam(team as OfTeam))),
      ),
    )
    .orderBy('firstDay', 'desc');
  return (await seasons.execute()).map(({ name }) => name);
}

/** Queries in which seasons are rows of their own. */
function withSeasons(db: Db, seasons: readonly SeasonDays[]) {
  const rows = seasons.map(
    ({ name, firstDay, lastDay }) => sql`(${name}, ${firstDay}, ${lastDay})`,
  );
  return db.with(
    'span(name, firstDay, lastDay)',
    () => sql<SeasonDays>`(values ${sql.join(rows)})`,
  );
}

const ofSpan = sql<SqlBool>`game.date between span.first_day and span.last_day`;

/** The condition that a game is of a team. */
export function ofTeam({ id }: OfTeam): Expression<SqlBool> {
  return id === null ? sql<SqlBool>`team_id is null` : sql<SqlBool>`team_id = ${id}`;
}

/** The games of a team in a season by date, then kick-off. */
export async function listGames(
  db: Db,
  season: SeasonDays,
  team: OfTeam = firstTeam,
): Promise<ListedGame[]> {
  return shownGames(db)
    .selectFrom('shownGame')
    .select(listedColumns)
    .where(ofTeam(team))
    .where(inSeason(season))
    .orderBy('date')
    .orderBy('kickoff', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute();
}

/** The games of all teams in a season, or with 'all' all, to choose from and those of the ids, newest first. */
export async function listGameChoices(
  db: Db,
  season: SeasonDays | 'all' | undefined,
  ids: readonly string[] = [],
): Promise<GameChoice[]> {
  const games = await allGames(db)
    .selectFrom('shownGame')
    .leftJoin('lineup', 'lineup.gameId', 'shownGame.id')
    .select(['shownGame.id', 'date', 'kickoff', 'opponent', 'kind', 'goalsFor', 'goalsAgainst'])
    .select(['team', 'teamId', 'lineup.id as lineupId'])
    .where((where) =>
      season === 'all'
        ? sql.lit(true)
        : where.or([
            ...(season ? [inSeason(season)] : []),
            ...(ids.length > 0 ? [where('shownGame.id', 'in', ids)] : []),
          ]),
    )
    .orderBy('date', 'desc')
    .orderBy('kickoff', (order) => order.desc().nullsLast())
    .orderBy('shownGame.id', 'desc')
    .execute();
  return games.map((game) => ({ ...game, hasLineup: game.lineupId !== null }));
}

/** The condition that a game is of a season. */
export function inSeason({ firstDay, lastDay }: SeasonDays): Expression<SqlBool> {
  return sql<SqlBool>`date between ${firstDay} and ${lastDay}`;
}

/** How many league games of the first team in each of the seasons have a result, by their names. */
export async function countLeagueResults(
  db: Db,
  seasons: readonly SeasonDays[],
): Promise<Map<string, number>> {
  if (seasons.length === 0) return new Map();
  const counted = await withSeasons(db, seasons)
    .selectFrom('span')
    .innerJoin('game', (join) => join.on(ofSpan))
    .select(({ fn }) => ['span.name', fn.countAll().as('results')])
    .where('kind', '=', 'Meisterschaft')
    .where(ofTeam(firstTeam))
    .where('goalsFor', 'is not', null)
    .where('goalsAgainst', 'is not', null)
    .groupBy('span.name')
    .execute();
  return new Map(counted.map(({ name, results }) => [name, Number(results)]));
}

/** The day of the first team's last game of a season; undefined when it has none. */
export async function findLastDay(db: Db, season: SeasonDays): Promise<string | undefined> {
  const { day } = await db
    .selectFrom('game')
    .select(({ fn }) => fn.max('date').as('day'))
    .where(ofTeam(firstTeam))
    .where(inSeason(season))
    .executeTakeFirstOrThrow();
  return day ?? undefined;
}

/** The newest games of a team that have a result, newest first. */
export async function listLastResults(
  db: Db,
  count: number,
  team: OfTeam = firstTeam,
): Promise<ListedGame[]> {
  return shownGames(db)
    .selectFrom('shownGame')
    .select(listedColumns)
    .where(ofTeam(team))
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

/** The next game of a team from a day on ('YYYY-MM-DD'), also one that is off; undefined when there is none. */
export async function findUpcomingGame(
  db: Db,
  from: string,
  team: OfTeam = firstTeam,
): Promise<Game | undefined> {
  return shownGames(db)
    .selectFrom('shownGame')
    .selectAll()
    .where(ofTeam(team))
    .where('date', '>=', from)
    .orderBy('date')
    .orderBy('kickoff', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The games of its team before and after one in the order of `listGames`, over all seasons. */
export async function findNeighbours(
  db: Db,
  { date, kickoff, id, teamId }: Pick<Game, 'date' | 'kickoff' | 'id' | 'teamId'>,
): Promise<{ previous: ListedGame | undefined; next: ListedGame | undefined }> {
  const place = sql`(date, coalesce(kickoff, ''), id)`;
  const own = sql`(${date}, ${kickoff ?? ''}, ${id})`;
  const games = shownGames(db)
    .selectFrom('shownGame')
    .select(listedColumns)
    .where(ofTeam({ id: teamId }))
    .limit(1);
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
