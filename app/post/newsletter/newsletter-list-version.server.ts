import type { Db } from '#platform/db/client.server.ts';
import { findMailMark } from '#platform/mail/mails-about.server.ts';

export async function findNewsletterListVersion(db: Db): Promise<string> {
  const newsletters = await db
    .selectFrom('newsletter')
    .select(({ fn }) => [
      fn.countAll().as('newsletters'),
      fn.max('writtenAt').as('lastWritten'),
      fn.max('queuedAt').as('lastQueued'),
      fn.sum('recipients').as('recipients'),
    ])
    .executeTakeFirstOrThrow();
  const mails = await findMailMark(db, 'newsletterId');
  const subscribers = await db
    .selectFrom('subscriber')
    .select(({ fn }) => [
      fn.countAll().as('subscribers'),
      fn.count('confirmedAt').as('confirmed'),
      fn.max('confirmedAt').as('lastConfirmed'),
      fn.max('requestedAt').as('lastRequested'),
      fn.sum('mails').as('mails'),
    ])
    .executeTakeFirstOrThrow();
  return [newsletters, mails, subscribers].flatMap(Object.values).join(' ');
}
