import type { Selectable } from 'kysely';
import type { Db } from '../db/client.server.ts';
import type { GameTable } from '../db/schema.ts';

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

/** All games by date, then kick-off. */
export async function listGames(db: Db): Promise<ListedGame[]> {
  return db
    .selectFrom('game')
    .select(listedColumns)
    .orderBy('date')
    .orderBy('kickoff', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute();
}

/** All games to choose from, newest first. */
export async function listGameChoices(db: Db): Promise<GameChoice[]> {
  const games = await db
    .selectFrom('game')
    .leftJoin('lineup', 'lineup.gameId', 'game.id')
    .select(['game.id', 'date', 'kickoff', 'opponent', 'kind', 'goalsFor', 'goalsAgainst'])
    .select('lineup.id as lineupId')
    .orderBy('date', 'desc')
    .orderBy('kickoff', (order) => order.desc().nullsLast())
    .orderBy('game.id', 'desc')
    .execute();
  return games.map((game) => ({ ...game, hasLineup: game.lineupId !== null }));
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
