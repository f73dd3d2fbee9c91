import type { Db } from '#platform/db/client.server.ts';
import { deleteSettledMails } from '#platform/mail/mails-about.server.ts';
import { retentionCutoff, sentMailDays } from '#platform/values/retention.ts';

export async function deleteOldSignUps(db: Db, days: number, now: Date): Promise<void> {
  await db
    .deleteFrom('subscriber')
    .where('confirmedAt', 'is', null)
    .where('requestedAt', '<=', retentionCutoff(now, days).toISOString())
    .execute();
}

/** Deletes old rows of sent mails, because they show which subscriber got which mail. */
export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  const until = retentionCutoff(now, sentMailDays);
  // Rows of undelivered newsletter mails stay, because the page of the newsletter counts these rows.
  for (const kind of ['confirmation', 'newsletter'] as const)
    await deleteSettledMails(db, { kind, state: 'sent' }, until);
  await deleteSettledMails(db, { kind: 'test' }, until);
}
