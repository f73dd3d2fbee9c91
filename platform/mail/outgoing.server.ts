import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { MailKind, OutgoingMailTable } from './tables.ts';

export type OutgoingMail = Omit<Selectable<OutgoingMailTable>, 'deliveredTo'> & {
  /** The addresses of the club that have it already. */
  deliveredTo: string[];
};

type NewMail = Pick<OutgoingMail, 'id' | 'kind'> &
  Partial<Omit<OutgoingMail, keyof ReturnType<typeof freshMail>>>;

/** What a mail looks like that nobody has tried yet. */
export function freshMail(now: Date) {
  const moment = now.toISOString();
  return {
    queuedAt: moment,
    state: 'waiting',
    tries: 0,
    nextTryAt: moment,
    deliveredTo: '[]',
  } as const;
}

/** Adds a mail to the queue, inside the transaction of what it is about. */
export async function queueMail(transaction: Db, mail: NewMail, now: Date): Promise<void> {
  await transaction
    .insertInto('outgoingMail')
    .values({ ...mail, ...freshMail(now) })
    .execute();
}

export interface Claim {
  /** Whoever claims; another one for each start of a server. */
  by: string;
  /** Until when nobody else sends these: longer than a try can take. */
  until: Date;
  limit: number;
  /** What can go out by the way that there is; the rest waits. */
  kinds: readonly MailKind[];
  /** Those of them that wait for all others. */
  last: readonly MailKind[];
}

/**
 * Takes mails that are due for oneself, in one statement: of several servers one gets each. What a
 * server claimed that then vanished is due again after its claim.
 */
export async function claimMails(
  db: Db,
  { by, until, limit, kinds, last }: Claim,
  now: Date,
): Promise<OutgoingMail[]> {
  const due = (where: ExpressionBuilder<Schema, 'outgoingMail'>) =>
    where.and([
      where('state', '=', 'waiting'),
      where('kind', 'in', kinds),
      where('nextTryAt', '<=', now.toISOString()),
      where.or([where('claimedUntil', 'is', null), where('claimedUntil', '<=', now.toISOString())]),
    ]);
  const rows = await db
    .updateTable('outgoingMail')
    .set({ claimedBy: by, claimedUntil: until.toISOString() })
    .where('id', 'in', (from) =>
      from
        .selectFrom('outgoingMail')
        .select('id')
        .where(due)
        .orderBy((order) => order.case().when('kind', 'in', last).then(1).else(0).end())
        .orderBy('nextTryAt')
        .orderBy('id')
        .limit(limit),
    )
    // Once more: on PostgreSQL another server may have taken one while this one looked.
    .where(due)
    .returningAll()
    .execute();
  return rows.map((row) => ({ ...row, deliveredTo: JSON.parse(row.deliveredTo) }));
}

/** What came of a try. */
export type Result =
  | { sent: true }
  | {
      sent: false;
      /** In a word of ours: nothing of the mail or its recipient. */
      failure: string;
      /** Addresses of the club that have it now. */
      deliveredTo: readonly string[];
      /** Undefined when it is given up. */
      nextTryAt: Date | undefined;
    };

/**
 * Writes down what came of a claimed mail. One that is gone, or that another server has taken since,
 * stays as it is.
 */
export async function settleMail(
  db: Db,
  { id, claimedBy }: Pick<OutgoingMail, 'id' | 'claimedBy'>,
  result: Result,
  now: Date,
): Promise<void> {
  await db
    .updateTable('outgoingMail')
    .set((column) => ({
      claimedBy: null,
      claimedUntil: null,
      ...(result.sent
        ? { state: 'sent' as const, failure: null, settledAt: now.toISOString() }
        : {
            tries: column('tries', '+', 1),
            failure: result.failure,
            deliveredTo: JSON.stringify(result.deliveredTo),
            ...(result.nextTryAt
              ? { nextTryAt: result.nextTryAt.toISOString() }
              : { state: 'undelivered' as const, settledAt: now.toISOString() }),
          }),
    }))
    .where('id', '=', id)
    .where('claimedBy', '=', claimedBy)
    .execute();
}

/** Deletes a claimed mail that nobody wants any more, so that nobody claims it again. */
export async function dropMail(
  db: Db,
  { id, claimedBy }: Pick<OutgoingMail, 'id' | 'claimedBy'>,
): Promise<void> {
  await db
    .deleteFrom('outgoingMail')
    .where('id', '=', id)
    .where('claimedBy', '=', claimedBy)
    .execute();
}

/** Gives back what was claimed and not tried to its end, as a server does that stops. */
export async function releaseMails(db: Db, by: string): Promise<void> {
  await db
    .updateTable('outgoingMail')
    .set({ claimedBy: null, claimedUntil: null })
    .where('claimedBy', '=', by)
    .execute();
}

export interface Unsent {
  waiting: number;
  /** Given up. */
  undelivered: number;
}

/** How many mails have not gone out, from an index that holds no others. */
export async function countUnsent(db: Db): Promise<Unsent> {
  const rows = await db
    .selectFrom('outgoingMail')
    .select((column) => ['state', column.fn.countAll().as('mails')])
    .where('state', '<>', 'sent')
    .groupBy('state')
    .execute();
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.mails ?? 0);
  return { waiting: count('waiting'), undelivered: count('undelivered') };
}
