import type { Db } from '#platform/db/client.server.ts';
import { deleteSettledMails } from '#platform/mail/mails-about.server.ts';
import { retentionCutoff } from '#platform/values/retention.ts';
import { sentMailDays } from './thanks.ts';

/** Deletes sign-ups that nobody confirmed within so many days. */
export async function deleteOldSignUps(db: Db, days: number, now: Date): Promise<void> {
  await db
    .deleteFrom('subscriber')
    .where('confirmedAt', 'is', null)
    .where('requestedAt', '<=', retentionCutoff(now, days).toISOString())
    .execute();
}

/** Deletes who got which newsletter, test and request to confirm when. */
export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  const until = retentionCutoff(now, sentMailDays);
  // Of a newsletter those stay that did not get it: they are part of what became of it.
  for (const kind of ['confirmation', 'newsletter'] as const)
    await deleteSettledMails(db, { kind, state: 'sent' }, until);
  await deleteSettledMails(db, { kind: 'test' }, until);
}
