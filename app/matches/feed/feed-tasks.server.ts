import type { Task } from '#platform/admin/admin-tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { formatCount } from '#platform/values/format-count.ts';
import { compareFeed } from './compare-feed.server.ts';
import { feedReadingId } from './links.server.ts';
import { feedTool } from './tool.ts';

export async function listFeedTasks(db: Db, now: Date): Promise<Task[]> {
  const readings = db.selectFrom('fixtureReading').select('readAt').where('id', '=', feedReadingId);
  const { readAt } = (await readings.executeTakeFirst()) ?? {};
  return readAt === undefined ? [] : listOfReading(db, readAt, now.toISOString());
}

/**
 * The result is cached, because comparing a long calendar takes a tenth of a second. `_readAt` is part of the
 * cache's key, because a new reading does not raise the revision.
 */
const listOfReading = onceARevision(async (db, _readAt: string, now: string): Promise<Task[]> => {
  const compared = await compareFeed(db, new Date(now));
  const proposals = compared?.proposals ?? [];
  const advised = proposals.filter(({ isAdvised }) => isAdvised).length;
  const open = proposals.length - advised;
  const { path } = feedTool;
  return [
    ...(advised > 0
      ? [{ text: formatCount(advised, 'Änderung im Spielplan', 'Änderungen im Spielplan'), path }]
      : []),
    ...(open > 0
      ? [{ text: formatCount(open, 'Frage zum Spielplan', 'Fragen zum Spielplan'), path }]
      : []),
  ];
});
