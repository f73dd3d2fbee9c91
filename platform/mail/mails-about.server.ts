import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { OutgoingMailTable } from '#platform/mail/tables.ts';
import { freshMail, type OutgoingMail } from './mail-queue.server.ts';

type About = Exclude<
  keyof OutgoingMailTable,
  | (keyof ReturnType<typeof freshMail> | 'id' | 'kind' | 'claimedBy' | 'claimedUntil')
  | ('failure' | 'settledAt')
>;

type Which = Partial<Pick<OutgoingMail, 'kind' | 'state' | About>>;

/** Returns a subquery named `mail` for a join. Its column `about` has the values of the column `column`. */
export function mailsAbout<Column extends About>(column: Column) {
  return expressionBuilder<Schema>()
    .selectFrom('outgoingMail')
    .select(['kind', 'state', 'tries', 'nextTryAt', 'failure', 'settledAt'])
    .select(sql<string | null>`${sql.ref(column)}`.as('about'))
    .as('mail');
}

export async function findMailMark(db: Db, column: About) {
  return db
    .selectFrom('outgoingMail')
    .select(({ fn }) => [fn.sum('tries').as('tries'), fn.max('settledAt').as('lastSettled')])
    .where(column, 'is not', null)
    .executeTakeFirstOrThrow();
}

export async function listUnsentAbout(db: Db, column: About, which: Which): Promise<string[]> {
  const mails = await db
    .selectFrom('outgoingMail')
    .select(sql<string>`${sql.ref(column)}`.as('about'))
    .where(isOf(which))
    .where('state', '<>', 'sent')
    .where(column, 'is not', null)
    .execute();
  return mails.map(({ about }) => about);
}

export async function hurryMails(db: Db, which: Which, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outgoingMail')
    .set({ nextTryAt: now.toISOString() })
    .where(isOf({ ...which, state: 'waiting' }))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function retryMails(db: Db, which: Which, now: Date): Promise<void> {
  await db
    .updateTable('outgoingMail')
    .set({ state: 'waiting', tries: 0, nextTryAt: now.toISOString(), settledAt: null })
    .where(isOf({ ...which, state: 'undelivered' }))
    .execute();
}

export async function deleteMails(db: Db, which: Which): Promise<void> {
  await db.deleteFrom('outgoingMail').where(isOf(which)).execute();
}

export async function deleteSettledMails(db: Db, which: Which, until: Date): Promise<void> {
  await db
    .deleteFrom('outgoingMail')
    .where(isOf(which))
    .where('settledAt', '<=', until.toISOString())
    .execute();
}

export function freshColumns(now: Date) {
  const { queuedAt, state, tries, nextTryAt, deliveredTo } = freshMail(now);
  return [
    sql<string>`cast(${queuedAt} as text)`.as('queuedAt'),
    sql.lit(state).as('state'),
    sql.lit(tries).as('tries'),
    sql<string>`cast(${nextTryAt} as text)`.as('nextTryAt'),
    sql.lit(deliveredTo).as('deliveredTo'),
  ] as const;
}

/**
 * Adds one mail to the queue for each row of `rows`.
 * @param rows a query with the columns in the order used below
 */
export async function queueMails(
  transaction: Db,
  about: readonly About[],
  rows: Expression<unknown>,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('outgoingMail')
    .columns([
      ...(['id', 'kind'] as const),
      ...about,
      ...(['queuedAt', 'state', 'tries', 'nextTryAt', 'deliveredTo'] as const),
    ])
    .expression(rows)
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

function isOf(which: Which): Expression<SqlBool> {
  return expressionBuilder<Schema, 'outgoingMail'>().and(which);
}
