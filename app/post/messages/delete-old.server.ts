import type { Db } from '#platform/db/client.server.ts';
import { retentionCutoff } from '#platform/values/retention.ts';
import { asideDays } from './message.ts';

/**
 * Deletes messages after their days, whatever became of them, and those put aside a good deal
 * sooner; their mails go with them.
 */
export async function deleteOldMessages(db: Db, days: number, now: Date): Promise<void> {
  const before = (kept: number) => retentionCutoff(now, kept).toISOString();
  await db.deleteFrom('message').where('receivedAt', '<=', before(days)).execute();
  await db
    .deleteFrom('message')
    .where('putAside', '=', 1)
    .where('receivedAt', '<=', before(asideDays))
    .execute();
}
