import type { Task } from '#platform/admin/task.ts';
import type { Db } from '#platform/db/client.server.ts';
import { compareFeed } from './compare-feed.server.ts';
import { feedTool } from './tool.ts';

/** Asks to look at what the association says otherwise than the site. */
export async function listFeedTasks(db: Db, now: Date): Promise<Task[]> {
  const compared = await compareFeed(db, now);
  const count = compared?.proposals.filter(({ isAdvised }) => isAdvised).length ?? 0;
  if (count === 0) return [];
  const text = count === 1 ? '1 Änderung im Spielplan' : `${count} Änderungen im Spielplan`;
  return [{ text, path: feedTool.path }];
}
