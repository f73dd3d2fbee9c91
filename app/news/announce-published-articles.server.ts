import type { Db } from '#platform/db/client.server.ts';
import { markChanged, writeIfChanged } from '#platform/records/revision.server.ts';

/** Tells open pages that articles have become public. If several servers run, only one returns true. */
export async function announcePublishedArticles(db: Db, now: Date): Promise<boolean> {
  const come = await db
    .selectFrom('article')
    .select('key')
    .where('isTold', '=', 0)
    .where('state', '=', 'published')
    .where('appearsAt', '<=', now.toISOString())
    .limit(1)
    .execute();
  if (come.length === 0) return false;
  const { changed } = await writeIfChanged(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('article')
      .set({ isTold: 1 })
      .where('isTold', '=', 0)
      .where('state', '=', 'published')
      .where('appearsAt', '<=', now.toISOString())
      .executeTakeFirst();
    if (numUpdatedRows > 0) await markChanged(transaction, ['article']);
    return { changed: numUpdatedRows > 0 };
  });
  return changed;
}
