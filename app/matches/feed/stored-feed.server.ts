import { findMatchdayDetails } from '#app/club/details/find-details.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { compareFeed } from './compare-feed.server.ts';
import { linkGame, readingId } from './links.server.ts';
import type { ReadFeed } from './reading/read-feed.server.ts';

interface Reading {
  now: Date;
  /** The address that has said it; undefined of a file. */
  from?: string;
}

/**
 * Keeps what a calendar says in the place of what it said before; no game changes by that. What comes from an
 * address that is the club's no longer is not kept.
 */
export async function storeFeed(db: Db, feed: ReadFeed, { now, from }: Reading): Promise<void> {
  await writeIfChanged(db, async (transaction) => {
    const { calendarAddress } = await findMatchdayDetails(transaction);
    if (from !== undefined && from !== calendarAddress) return { changed: false };
    const row = { readAt: now.toISOString(), contents: JSON.stringify(feed) };
    await transaction
      .insertInto('fixtureReading')
      .values({ ...row, id: readingId })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const compared = await compareFeed(transaction, now);
    for (const one of compared?.memories ?? []) await linkGame(transaction, one);
    return { changed: false };
  });
}
