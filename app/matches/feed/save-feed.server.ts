import { findMatchdayDetails } from '#app/club/details/find-details.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { compareFeed } from './compare-feed.server.ts';
import { feedReadingId, linkGame } from './links.server.ts';
import type { ReadFeed } from './reading/read-feed.server.ts';

interface Reading {
  now: Date;
  from?: string;
}

/** Changes no game. Stores nothing if the club has changed the calendar's address in the meantime. */
export async function storeFeed(db: Db, feed: ReadFeed, { now, from }: Reading): Promise<void> {
  await writeIfChanged(db, async (transaction) => {
    const { calendarAddress } = await findMatchdayDetails(transaction);
    if (from !== undefined && from !== calendarAddress) return { changed: false };
    const row = { readAt: now.toISOString(), contents: JSON.stringify(feed) };
    await transaction
      .insertInto('fixtureReading')
      .values({ ...row, id: feedReadingId })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const compared = await compareFeed(transaction, now);
    for (const one of compared?.memories ?? []) await linkGame(transaction, one);
    return { changed: false };
  });
}
