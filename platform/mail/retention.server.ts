import type { Db } from '#platform/db/client.server.ts';
import { deleteOldFormUses } from '#platform/forms/form-uses.server.ts';
import {
  accessDays,
  asideDays,
  knownDeviceDays,
  retentionCutoff,
  sentMailDays,
} from '#platform/values/retention.ts';

/** Days for which something is kept, where that depends on how the site is set up. */
export interface KeptDays {
  messages: number;
  /** Newsletter sign-ups that nobody confirms. */
  signUps: number;
}

/**
 * Deletes what has been kept long enough, as the privacy page says: messages after their days,
 * whatever became of them, and those put aside a good deal sooner; newsletter sign-ups that nobody confirmed; who got which newsletter and
 * test when; visitors' addresses; on which devices somebody has signed in; who did when. Several servers may do it at the same time.
 */
export async function deleteOld(db: Db, { messages, signUps }: KeptDays, now: Date): Promise<void> {
  const before = (days: number) => retentionCutoff(now, days).toISOString();
  await db.deleteFrom('message').where('receivedAt', '<=', before(messages)).execute();
  await db
    .deleteFrom('message')
    .where('putAside', '=', 1)
    .where('receivedAt', '<=', before(asideDays))
    .execute();
  await db
    .deleteFrom('subscriber')
    .where('confirmedAt', 'is', null)
    .where('requestedAt', '<=', before(signUps))
    .execute();
  await db
    .deleteFrom('outgoingMail')
    .where('kind', '<>', 'message')
    .where('settledAt', '<=', before(sentMailDays))
    // Of a newsletter those stay that did not get it: they are part of what became of it.
    .where((where) => where.or([where('state', '=', 'sent'), where('kind', '=', 'test')]))
    .execute();
  await db.deleteFrom('knownDevice').where('signedInAt', '<=', before(knownDeviceDays)).execute();
  await db.deleteFrom('accessEntry').where('happenedAt', '<=', before(accessDays)).execute();
  await deleteOldFormUses(db, now);
}
