import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { MailKind, OutgoingMailTable } from './tables.ts';

export type OutgoingMail = Omit<Selectable<OutgoingMailTable>, 'deliveredTo'> & {
  deliveredTo: string[];
};

type NewMail = Pick<OutgoingMail, 'id' | 'kind'> &
  Partial<Omit<OutgoingMail, keyof ReturnType<typeof freshMail>>>;

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

/** Must run in the transaction that stores the record for which the mail is sent. */
export async function queueMail(transaction: Db, mail: NewMail, now: Date): Promise<void> {
  await transaction
    .insertInto('outgoingMail')
    .values({ ...mail, ...freshMail(now) })
    .execute();
}

export interface Claim {
  by: string;
  until: Date;
  limit: number;
  kinds: readonly MailKind[];
  last: readonly MailKind[];
}

/**
 * Uses one statement, so that two servers never claim the same mail. After a claim has ended, a server can
 * claim the mail again.
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
    // Checks `due` again. On PostgreSQL, another server can claim a mail after the subquery has read it.
    .where(due)
    .returningAll()
    .execute();
  return rows.map((row) => ({ ...row, deliveredTo: JSON.parse(row.deliveredTo) }));
}

export type Result =
  | { sent: true }
  | {
      sent: false;
      failure: string;
      deliveredTo: readonly string[];
      nextTryAt: Date | undefined;
    };

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

export async function deleteClaimedMail(
  db: Db,
  { id, claimedBy }: Pick<OutgoingMail, 'id' | 'claimedBy'>,
): Promise<void> {
  await db
    .deleteFrom('outgoingMail')
    .where('id', '=', id)
    .where('claimedBy', '=', claimedBy)
    .execute();
}

export async function releaseMails(db: Db, by: string): Promise<void> {
  await db
    .updateTable('outgoingMail')
    .set({ claimedBy: null, claimedUntil: null })
    .where('claimedBy', '=', by)
    .execute();
}

export interface UnsentCount {
  waiting: number;
  undelivered: number;
}

export async function countUnsentMails(db: Db): Promise<UnsentCount> {
  const rows = await db
    .selectFrom('outgoingMail')
    .select((column) => ['state', column.fn.countAll().as('mails')])
    .where('state', '<>', 'sent')
    .groupBy('state')
    .execute();
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.mails ?? 0);
  return { waiting: count('waiting'), undelivered: count('undelivered') };
}
