import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { FindableRecord } from '#platform/admin/admin-tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import { queueMail } from '#platform/mail/mail-queue.server.ts';
import {
  deleteMails,
  findMailMark,
  hurryMails,
  mailsAbout,
} from '#platform/mail/mails-about.server.ts';
import type { OutgoingMailTable } from '#platform/mail/tables.ts';
import type { SpamReason } from '#platform/public-forms/spam-check.ts';
import { retentionCutoff, spamDays } from '#platform/values/retention.ts';
import { formatShortDay } from '#platform/values/vienna.ts';
import type { MessageTable } from './tables.ts';

type DeliveryStatus = Pick<
  Selectable<OutgoingMailTable>,
  'state' | 'tries' | 'nextTryAt' | 'failure' | 'settledAt'
>;

export interface InboxMessage
  extends Omit<Selectable<MessageTable>, 'suspicions' | 'putAside' | 'readAt'> {
  suspicions: SpamReason[];
  putAside: boolean;
  isRead: boolean;
  delivery: DeliveryStatus | null;
}

export interface InboxPage {
  messages: InboxMessage[];
  older: string | null;
}

interface InboxQuery {
  putAside: boolean;
  before?: string | undefined;
  limit: number;
}

const cursor = /^([\dTZ:.-]+) ([\w-]+)$/;

export async function listMessages(
  db: Db,
  { putAside, before, limit }: InboxQuery,
): Promise<InboxPage> {
  const [, receivedAt, id] = cursor.exec(before ?? '') ?? [];
  let query = selectMessages(db).where('message.putAside', '=', Number(putAside));
  if (receivedAt !== undefined && id !== undefined)
    query = query.where((where) =>
      where.or([
        where('message.receivedAt', '<', receivedAt),
        where.and([where('message.receivedAt', '=', receivedAt), where('message.id', '<', id)]),
      ]),
    );
  const rows = await query
    .orderBy('message.receivedAt', 'desc')
    .orderBy('message.id', 'desc')
    .limit(limit + 1)
    .execute();
  const messages = rows.slice(0, limit).map(readMessage);
  const last = rows.length > limit ? messages.at(-1) : undefined;
  return { messages, older: last ? `${last.receivedAt} ${last.id}` : null };
}

export async function findMessage(db: Db, id: string): Promise<InboxMessage | undefined> {
  const row = await selectMessages(db).where('message.id', '=', id).executeTakeFirst();
  return row && readMessage(row);
}

export async function countUnread(db: Db): Promise<{ inbox: number; putAside: number }> {
  const rows = await db
    .selectFrom('message')
    .select((column) => ['putAside', column.fn.countAll().as('messages')])
    .where('readAt', 'is', null)
    .groupBy('putAside')
    .execute();
  const count = (flag: number) => Number(rows.find((row) => row.putAside === flag)?.messages ?? 0);
  return { inbox: count(0), putAside: count(1) };
}

export interface InboxState {
  unread: number;
  mark: string;
}

export async function findInboxState(db: Db): Promise<InboxState> {
  const { inbox } = await countUnread(db);
  const messages = await db
    .selectFrom('message')
    .select(({ fn }) => [
      fn.countAll().as('messages'),
      fn.count('readAt').as('read'),
      fn.max('readAt').as('lastRead'),
      fn.max('receivedAt').as('lastReceived'),
      fn.sum('putAside').as('putAside'),
    ])
    .executeTakeFirstOrThrow();
  const mails = await findMailMark(db, 'messageId');
  return { unread: inbox, mark: [...Object.values(messages), ...Object.values(mails)].join(' ') };
}

export async function markRead(db: Db, id: string, isRead: boolean, now: Date): Promise<void> {
  await db
    .updateTable('message')
    .set({ readAt: isRead ? now.toISOString() : null })
    .where('id', '=', id)
    .execute();
}

/** A foreign key also deletes the queued mail. A mail that is being sent at this moment still arrives. */
export async function deleteMessage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('message').where('id', '=', id).execute();
}

/** `until` is the time of the newest message that the admin has seen. Later messages stay. */
export async function deleteSpamFolder(db: Db, until: Date): Promise<void> {
  await db
    .deleteFrom('message')
    .where('putAside', '=', 1)
    .where('receivedAt', '<=', until.toISOString())
    .execute();
}

export async function deleteOldMessages(db: Db, days: number, now: Date): Promise<void> {
  const before = (kept: number) => retentionCutoff(now, kept).toISOString();
  await db.deleteFrom('message').where('receivedAt', '<=', before(days)).execute();
  await db
    .deleteFrom('message')
    .where('putAside', '=', 1)
    .where('receivedAt', '<=', before(spamDays))
    .execute();
}

export async function sendMessageAgain(db: Db, id: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('message')
      .set({ putAside: 0 })
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    if (await hurryMails(transaction, { messageId: id }, now)) return true;
    await deleteMails(transaction, { messageId: id });
    await queueMail(transaction, { id: randomUUID(), kind: 'message', messageId: id }, now);
    return true;
  });
}

function selectMessages(db: Db) {
  return db
    .selectFrom('message')
    .leftJoin(mailsAbout('messageId'), (join) => join.onRef('mail.about', '=', 'message.id'))
    .selectAll('message')
    .select(['state', 'tries', 'nextTryAt', 'failure', 'settledAt']);
}

type MessageRow = Selectable<MessageTable> & {
  [Column in keyof DeliveryStatus]: DeliveryStatus[Column] | null;
};

function readMessage(row: MessageRow): InboxMessage {
  const { state, tries, nextTryAt, failure, settledAt, readAt, putAside, suspicions, ...rest } =
    row;
  return {
    ...rest,
    isRead: readAt !== null,
    putAside: putAside === 1,
    suspicions: JSON.parse(suspicions),
    delivery:
      state === null || tries === null || nextTryAt === null
        ? null
        : { state, tries, nextTryAt, failure, settledAt },
  };
}

const maxDetailLength = 120;

export async function listFoundMessages(db: Db): Promise<FindableRecord[]> {
  const messages = await db
    .selectFrom('message')
    .select(['id', 'name', 'email', 'message', 'receivedAt'])
    .orderBy('receivedAt', 'desc')
    .execute();
  return messages.map(({ id, name, email, message, receivedAt }) => ({
    id,
    title: name,
    detail: `${formatShortDay(new Date(receivedAt))}, ${email}: ${message.slice(0, maxDetailLength)}`,
    text: message,
  }));
}
