import type { Db } from '#platform/db/client.server.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { compareFeed } from './compare-feed.server.ts';
import { linkGame, readingId } from './links.server.ts';
import type { ReadFeed } from './reading/read-feed.server.ts';

/** Keeps what a calendar says in the place of what it said before; no game changes by that. */
export async function storeFeed(db: Db, feed: ReadFeed, now: Date): Promise<void> {
  await writeIfChanged(db, async (transaction) => {
    const row = { readAt: now.toISOString(), contents: JSON.stringify(feed) };
    await transaction
      .insertInto('fixtureReading')
      .values({ ...row, id: readingId })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const compared = await compareFeed(transaction, now);
    for (const { uid, gameId, said } of compared?.agreeing ?? [])
      await linkGame(transaction, { uid, gameId, said });
    return { changed: false };
  });
}
