import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { lockRows } from '#platform/db/rows.server.ts';
import { queueMail } from '#platform/mail/mail-queue.server.ts';
import { deleteMails, listUnsentAbout } from '#platform/mail/mails-about.server.ts';
import type { SpamReason } from '#platform/public-forms/spam-check.ts';
import {
  countFormUse,
  countMailboxUse,
  isMailboxFull,
  TooManyUses,
} from '#platform/request/form-uses.server.ts';
import { findMessageSecret, readToken } from '#platform/request/message-secret.server.ts';
import { normalizeEmail } from '#platform/sign-in/username.ts';
import { confirmationDays, retentionCutoff } from '#platform/values/retention.ts';
import type { SubscriberTable } from './tables.ts';

/** Maximum number of confirmation mails to an address. The count starts again if the address was deleted. */
const maxConfirmationMails = 3;
/** Milliseconds between two confirmation mails, so that the form cannot flood a mailbox. */
const mailPause = 10 * 60_000;

export interface SignUp {
  email: string;
  suspicions: readonly SpamReason[];
  visitor: string;
}

/**
 * Answers a known and an unknown address alike, so that a visitor cannot test who has subscribed. After too
 * many sign-ups, `until` is the time of the next allowed one.
 */
export async function requestSubscription(
  db: Db,
  { email, suspicions, visitor }: SignUp,
  now: Date,
): Promise<{ until: Date } | undefined> {
  const secret = await findMessageSecret(db);
  const use = { secret, form: 'newsletter', visitor, putAside: suspicions.length > 0 } as const;
  const emailKey = normalizeEmail(email);
  const requestedAt = now.toISOString();
  try {
    await db.transaction().execute(async (transaction) => {
      const { crowded } = await countFormUse(transaction, use, now);
      const found: SpamReason[] = crowded ? [...suspicions, 'crowd'] : [...suspicions];
      const mailbox = { secret, email: emailKey };
      if (await isMailboxFull(transaction, mailbox, now)) found.push('again');
      const row = { email: email.trim(), emailKey, requestedAt, mails: 0 };
      await transaction
        .insertInto('subscriber')
        .values({ ...row, id: randomUUID(), suspicions: JSON.stringify(found) })
        .onConflict((conflict) => conflict.column('emailKey').doNothing())
        .execute();
      if (found.length === 0) await ask(transaction, mailbox, now);
    });
    return undefined;
  } catch (error) {
    if (error instanceof TooManyUses) return { until: error.until };
    throw error;
  }
}

async function ask(
  transaction: Db,
  mailbox: { secret: string; email: string },
  now: Date,
): Promise<void> {
  const lastAsked = new Date(now.getTime() - mailPause).toISOString();
  const asked = await transaction
    .updateTable('subscriber')
    .set((column) => ({
      mails: column('mails', '+', 1),
      requestedAt: now.toISOString(),
      suspicions: '[]',
    }))
    .where('emailKey', '=', mailbox.email)
    .where('confirmedAt', 'is', null)
    .where('mails', '<', maxConfirmationMails)
    .where((where) => where.or([where('mails', '=', 0), where('requestedAt', '<=', lastAsked)]))
    .returning('id')
    .executeTakeFirst();
  if (!asked) return;
  const mail = { id: randomUUID(), kind: 'confirmation', subscriberId: asked.id } as const;
  await queueMail(transaction, mail, now);
  await countMailboxUse(transaction, mailbox, now);
}

export async function askSubscriber(db: Db, id: string, now: Date): Promise<void> {
  const secret = await findMessageSecret(db);
  await db.transaction().execute(async (transaction) => {
    const query = transaction.selectFrom('subscriber').select('emailKey').where('id', '=', id);
    const row = await query.executeTakeFirst();
    if (row) await ask(transaction, { secret, email: row.emailKey }, now);
  });
}

export async function confirmByHand(db: Db, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('subscriber')
      .set({ confirmedAt: now.toISOString(), suspicions: '[]' })
      .where('id', '=', id)
      .where('confirmedAt', 'is', null)
      .execute();
    await deleteMails(transaction, {
      ...{ subscriberId: id, kind: 'confirmation', state: 'waiting' },
    });
  });
}

/** Returns true also when the link is used again, and false if the link is unknown or too old. */
export async function confirmSubscription(db: Db, token: string, now: Date): Promise<boolean> {
  const id = readToken(await findMessageSecret(db), 'confirm', token);
  if (!id) return false;
  const oldest = retentionCutoff(now, confirmationDays).toISOString();
  await db
    .updateTable('subscriber')
    .set({ confirmedAt: now.toISOString() })
    .where('id', '=', id)
    .where('confirmedAt', 'is', null)
    .where('requestedAt', '>', oldest)
    .execute();
  const query = db.selectFrom('subscriber').select('confirmedAt').where('id', '=', id);
  return (await query.executeTakeFirst())?.confirmedAt != null;
}

export async function unsubscribe(db: Db, token: string): Promise<boolean> {
  const id = readToken(await findMessageSecret(db), 'unsubscribe', token);
  if (id) await deleteSubscriber(db, id);
  return id !== undefined;
}

/** Also lowers the number of recipients of each newsletter whose mail to this subscriber is still unsent. */
export async function deleteSubscriber(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Waits while a newsletter queues its mails. The code below then knows all mails to this address.
    const query = transaction.selectFrom('subscriber').select('id').where('id', '=', id);
    await lockRows(transaction, query).execute();
    const missed = await listUnsentAbout(transaction, 'newsletterId', { subscriberId: id });
    if (missed.length > 0)
      await transaction
        .updateTable('newsletter')
        .set((column) => ({ recipients: column('recipients', '-', 1) }))
        .where('id', 'in', missed)
        .execute();
    await transaction.deleteFrom('subscriber').where('id', '=', id).execute();
  });
}

export type Subscriber = Omit<Selectable<SubscriberTable>, 'emailKey' | 'suspicions'> & {
  suspicions: SpamReason[];
};

export async function listSubscribers(db: Db): Promise<Subscriber[]> {
  const rows = await selectSubscribers(db).orderBy('emailKey').execute();
  return rows.map(readSubscriber);
}

export async function findSubscriber(db: Db, id: string): Promise<Subscriber | undefined> {
  const row = await selectSubscribers(db).where('id', '=', id).executeTakeFirst();
  return row && readSubscriber(row);
}

function selectSubscribers(db: Db) {
  return db
    .selectFrom('subscriber')
    .select(['id', 'email', 'requestedAt', 'mails', 'confirmedAt', 'suspicions']);
}

function readSubscriber(row: Omit<Selectable<SubscriberTable>, 'emailKey'>): Subscriber {
  return { ...row, suspicions: JSON.parse(row.suspicions) };
}

export async function countSuspectedSpam(db: Db): Promise<number> {
  const { subscribers } = await db
    .selectFrom('subscriber')
    .select((column) => column.fn.countAll().as('subscribers'))
    .where('confirmedAt', 'is', null)
    .where('suspicions', '<>', '[]')
    .executeTakeFirstOrThrow();
  return Number(subscribers);
}

export async function countSubscribers(db: Db): Promise<number> {
  const { subscribers } = await db
    .selectFrom('subscriber')
    .select((column) => column.fn.countAll().as('subscribers'))
    .where('confirmedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(subscribers);
}

export async function deleteOldSignUps(db: Db, days: number, now: Date): Promise<void> {
  await db
    .deleteFrom('subscriber')
    .where('confirmedAt', 'is', null)
    .where('requestedAt', '<=', retentionCutoff(now, days).toISOString())
    .execute();
}
