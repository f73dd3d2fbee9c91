import type { Db } from '../db/client.server.ts';
import { confirmationDays, retentionCutoff, sentMailDays } from '../domain/retention.ts';
import { deleteOldFormUses } from './form-uses.server.ts';

/**
 * Deletes what has been kept long enough, as the privacy page says: messages after `keepDays`,
 * whatever became of them; newsletter sign-ups that nobody confirmed; who got which newsletter and
 * test when; visitors' addresses. Several servers may do it at the same time.
 */
export async function deleteOld(db: Db, keepDays: number, now: Date): Promise<void> {
  const before = (days: number) => retentionCutoff(now, days).toISOString();
  await db.deleteFrom('message').where('receivedAt', '<=', before(keepDays)).execute();
  await db
    .deleteFrom('subscriber')
    .where('confirmedAt', 'is', null)
    .where('requestedAt', '<=', before(confirmationDays))
    .execute();
  await db
    .deleteFrom('outgoingMail')
    .where('kind', '<>', 'message')
    .where('settledAt', '<=', before(sentMailDays))
    // Of a newsletter those stay that did not get it: they are part of what became of it.
    .where((where) => where.or([where('state', '=', 'sent'), where('kind', '=', 'test')]))
    .execute();
  await deleteOldFormUses(db, now);
}
