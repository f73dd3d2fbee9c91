import type { FindableRecord } from '#platform/admin/findable-record.ts';
import type { Db } from '#platform/db/client.server.ts';
import { formatShortDay } from '#platform/values/vienna.ts';

/** The newsletters, newest first, as the search of the admin area lists them. */
export async function listFoundNewsletters(db: Db): Promise<FindableRecord[]> {
  const newsletters = await db
    .selectFrom('newsletter')
    .select(['id', 'subject', 'body', 'writtenAt', 'queuedAt'])
    .orderBy('writtenAt', 'desc')
    .execute();
  return newsletters.map(({ id, subject, body, writtenAt, queuedAt }) => ({
    id,
    title: subject,
    text: body,
    detail: `${queuedAt ? 'Verschickt' : 'Entwurf'}, ${formatShortDay(new Date(queuedAt ?? writtenAt))}`,
  }));
}
