import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { FindableRecord } from '#platform/admin/admin-tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import { lockRows } from '#platform/db/rows.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import { queueMail } from '#platform/mail/mail-queue.server.ts';
import {
  deleteSettledMails,
  freshColumns,
  mailsAbout,
  queueMails,
  retryMails,
} from '#platform/mail/mails-about.server.ts';
import { withoutDeleted } from '#platform/pictures/deleted-pictures.server.ts';
import { retentionCutoff, sentMailDays } from '#platform/values/retention.ts';
import { formatShortDay } from '#platform/values/vienna.ts';
import type { NewsletterTable } from './tables.ts';

export interface Progress {
  recipients: number;
  sent: number;
  waiting: number;
  undelivered: number;
}

export type Newsletter = Omit<Selectable<NewsletterTable>, 'recipients'> & {
  progress: Progress | null;
};

export interface NewsletterText {
  subject: string;
  body: string;
}

export async function listNewsletters(db: Db, limit: number): Promise<Newsletter[]> {
  const rows = await selectNewsletters(db)
    .orderBy('writtenAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(readNewsletter);
}

export async function findNewsletter(db: Db, id: string): Promise<Newsletter | undefined> {
  const row = await selectNewsletters(db).where('id', '=', id).executeTakeFirst();
  return row && readNewsletter(row);
}

export const noVersion = 'none';

/**
 * Returns undefined after a successful save, the stored newsletter if it was changed or sent in the meantime,
 * and 'gone' if the draft was deleted.
 */
export async function saveNewsletter(
  db: Db,
  draft: NewsletterText & { id: string; username: string; version: string },
  now: Date,
): Promise<Newsletter | 'gone' | undefined> {
  const { id, subject, username, version } = draft;
  const body = await withoutDeleted(db, draft.body);
  const text = { subject, body, writtenBy: username, writtenAt: now.toISOString() };
  const isStored =
    version === noVersion
      ? await insertDraft(db, { id, ...text })
      : await updateDraft(db, { id, version, text });
  if (isStored) return undefined;
  const stored = await findNewsletter(db, id);
  if (!stored) return 'gone';
  return stored.subject === subject && stored.body === body ? undefined : stored;
}

async function insertDraft(db: Db, row: Insertable<Schema['newsletter']>): Promise<boolean> {
  const inserted = await db
    .insertInto('newsletter')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

async function updateDraft(
  db: Db,
  { id, version, text }: { id: string; version: string; text: Updateable<Schema['newsletter']> },
): Promise<boolean> {
  const updated = await db
    .updateTable('newsletter')
    .set(text)
    .where('id', '=', id)
    .where('queuedAt', 'is', null)
    .where('writtenAt', '=', version)
    .executeTakeFirstOrThrow();
  return updated.numUpdatedRows === 1n;
}

/** `version` is the `writtenAt` that the admin saw. Returns the stored newsletter on a conflict. */
export async function deleteNewsletter(
  db: Db,
  { id, version }: { id: string; version: string },
): Promise<Newsletter | undefined> {
  await db
    .deleteFrom('newsletter')
    .where('id', '=', id)
    .where('queuedAt', 'is', null)
    .where('writtenAt', '=', version)
    .execute();
  return findNewsletter(db, id);
}

/**
 * Queues the newsletter at most once, even with several servers. Returns the number of recipients, or
 * undefined if the newsletter is sent already, changed or deleted.
 */
export async function sendNewsletter(
  db: Db,
  { id, version }: { id: string; version: string },
  now: Date,
): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('newsletter')
      .set({ queuedAt: now.toISOString() })
      .where('id', '=', id)
      .where('queuedAt', 'is', null)
      .where('writtenAt', '=', version)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return undefined;
    const confirmed = transaction
      .selectFrom('subscriber')
      .select([
        sql<string>`cast(${`${id}.`} as text) || subscriber.id`.as('id'),
        sql.lit('newsletter').as('kind'),
        sql<string>`cast(${id} as text)`.as('newsletterId'),
        'subscriber.id as subscriberId',
      ])
      .select(freshColumns(now))
      .where('confirmedAt', 'is not', null);
    const about = ['newsletterId', 'subscriberId'] as const;
    const recipients = await queueMails(transaction, about, lockRows(transaction, confirmed));
    const query = transaction.updateTable('newsletter').set({ recipients });
    await query.where('id', '=', id).execute();
    return recipients;
  });
}

/** Sends only the undelivered mails again, so that no subscriber gets the newsletter twice. */
export async function resendNewsletter(db: Db, id: string, now: Date): Promise<void> {
  await retryMails(db, { newsletterId: id, kind: 'newsletter' }, now);
}

/**
 * `recipient` can be any address, also without a subscription. Returns false if the draft was changed or
 * deleted.
 */
export async function sendTestNewsletter(
  db: Db,
  { id, version, recipient }: { id: string; version: string; recipient: string },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const newsletter = transaction
      .selectFrom('newsletter')
      .select('id')
      .where('id', '=', id)
      .where('writtenAt', '=', version);
    if (!(await lockRows(transaction, newsletter).executeTakeFirst())) return false;
    const mail = { id: randomUUID(), kind: 'test', newsletterId: id, recipient } as const;
    await queueMail(transaction, mail, now);
    return true;
  });
}

function selectNewsletters(db: Db) {
  return db
    .selectFrom('newsletter')
    .selectAll()
    .select((from) =>
      (['waiting', 'undelivered'] as const).map((state) =>
        from
          .selectFrom(mailsAbout('newsletterId'))
          .select((column) => column.fn.countAll().as('mails'))
          .whereRef('mail.about', '=', 'newsletter.id')
          .where('kind', '=', 'newsletter')
          .where('state', '=', state)
          .as(state),
      ),
    );
}

type NewsletterRow = Selectable<NewsletterTable> &
  Record<'waiting' | 'undelivered', string | number | bigint | null>;

function readNewsletter({ recipients, waiting, undelivered, ...rest }: NewsletterRow): Newsletter {
  if (recipients === null) return { ...rest, progress: null };
  const unsent = { waiting: Number(waiting), undelivered: Number(undelivered) };
  // Rows of sent mails are deleted after some time, so sent mails are computed and not counted.
  const sent = Math.max(0, recipients - unsent.waiting - unsent.undelivered);
  return { ...rest, progress: { recipients, sent, ...unsent } };
}

export async function listSearchableNewsletters(db: Db): Promise<FindableRecord[]> {
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

/** Deletes old rows of sent mails, because they show which subscriber got which mail. */
export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  const until = retentionCutoff(now, sentMailDays);
  // Rows of undelivered newsletter mails stay, because the page of the newsletter counts these rows.
  for (const kind of ['confirmation', 'newsletter'] as const)
    await deleteSettledMails(db, { kind, state: 'sent' }, until);
  await deleteSettledMails(db, { kind: 'test' }, until);
}
