import type { Db } from '#platform/db/client.server.ts';
import type { FixtureLinkTable } from '../tables.ts';
import type { FeedMemory } from './compare-game.ts';

export const feedReadingId = 'spielplan';

interface FeedLink extends Pick<FixtureLinkTable, 'uid' | 'gameId'> {
  /** Undefined for a link from an older version of the site, because older versions stored no memory. */
  memory: FeedMemory | undefined;
}

export async function listLinks(db: Db): Promise<FeedLink[]> {
  const rows = await db.selectFrom('fixtureLink').selectAll().orderBy('uid').execute();
  return rows.map(({ uid, gameId, memory }) => ({
    ...{ uid, gameId },
    memory: memory === null ? undefined : JSON.parse(memory),
  }));
}

export async function linkGame(
  db: Db,
  { uid, gameId, memory }: FeedLink & { memory: FeedMemory },
): Promise<void> {
  await db
    .deleteFrom('fixtureLink')
    .where((where) => where.or([where('uid', '=', uid), where('gameId', '=', gameId)]))
    .execute();
  await db
    .insertInto('fixtureLink')
    .values({ uid, gameId, memory: JSON.stringify(memory) })
    .execute();
}
