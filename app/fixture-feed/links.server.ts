import type { Db } from '#platform/db/client.server.ts';
import type { SaidOfGame } from './said-of-game.ts';
import type { FixtureLinkTable } from './tables.ts';

/** The id of the one row with what was last read. */
export const readingId = 'spielplan';

interface FeedLink extends Pick<FixtureLinkTable, 'uid' | 'gameId'> {
  said: SaidOfGame;
}

/** By which entry each game is known, and what was last taken of it. */
export async function listLinks(db: Db): Promise<FeedLink[]> {
  const rows = await db.selectFrom('fixtureLink').selectAll().orderBy('uid').execute();
  return rows.map(({ uid, gameId, taken }) => ({ uid, gameId, said: JSON.parse(taken) }));
}

/** Notes by which entry a game is known from now on. */
export async function linkGame(db: Db, { uid, gameId, said }: FeedLink): Promise<void> {
  await db
    .deleteFrom('fixtureLink')
    .where((where) => where.or([where('uid', '=', uid), where('gameId', '=', gameId)]))
    .execute();
  await db
    .insertInto('fixtureLink')
    .values({ uid, gameId, taken: JSON.stringify(said) })
    .execute();
}
