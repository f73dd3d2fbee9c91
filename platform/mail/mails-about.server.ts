import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { OutgoingMailTable } from '#platform/mail/tables.ts';
import { freshMail, type OutgoingMail } from './outgoing.server.ts';

/** A column that says what mails are about; a room has added it. */
type About = Exclude<
  keyof OutgoingMailTable,
  | (keyof ReturnType<typeof freshMail> | 'id' | 'kind' | 'claimedBy' | 'claimedUntil')
  | ('failure' | 'settledAt')
>;

/** Of all mails those that have these values. */
type Which = Partial<Pick<OutgoingMail, 'kind' | 'state' | About>>;

/** The queue as a query joins it, as `mail`: how far each mail has come, and in `about` what it is about. */
export function mailsAbout<Column extends About>(column: Column) {
  return expressionBuilder<Schema>()
    .selectFrom('outgoingMail')
    .select(['kind', 'state', 'tries', 'nextTryAt', 'failure', 'settledAt'])
    .select(sql<string | null>`${sql.ref(column)}`.as('about'))
    .as('mail');
}

/** Changes whenever something has come of a mail that is about something of the column. */
export async function findMailMark(db: Db, column: About) {
  return db
    .selectFrom('outgoingMail')
    .select(({ fn }) => [fn.sum('tries').as('tries'), fn.max('settledAt').as('lastSettled')])
    .where(column, 'is not', null)
    .executeTakeFirstOrThrow();
}

/** What the mails are about that have not gone out, of those that have these values. */
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

/** Tries at once those that wait; returns whether there are any. */
export async function hurryMails(db: Db, which: Which, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outgoingMail')
    .set({ nextTryAt: now.toISOString() })
    .where(isOf({ ...which, state: 'waiting' }))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Tries again those that were given up. */
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

/** Deletes those that were sent or given up until a moment. */
export async function deleteSettledMails(db: Db, which: Which, until: Date): Promise<void> {
  await db
    .deleteFrom('outgoingMail')
    .where(isOf(which))
    .where('settledAt', '<=', until.toISOString())
    .execute();
}

/** What rows say that become mails which nobody has tried yet. */
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
 * Adds a mail for each row of a query, in one statement.
 * @param rows their ids, kinds, what they are about in the order of `about`, and `freshColumns`
 * @returns how many
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
