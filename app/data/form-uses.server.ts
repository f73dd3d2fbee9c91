import { sql } from 'kysely';
import type { Db } from '../db/client.server.ts';
import { formLimits, limitName, type RateLimit } from '../domain/rate-limit.ts';
import { clockDifference } from '../domain/sign-in-delay.ts';
import { hashAddress } from './message-secret.server.ts';

/** Thrown inside a transaction, so that nothing of it is stored: too much came in a short while. */
export class TooManyUses extends Error {
  readonly until: Date;
  constructor(until: Date) {
    super(`too many until ${until.toISOString()}`);
    this.until = until;
  }
}

interface FormUse {
  secret: string;
  /** Where the request came from (visitorContext). */
  visitor: string;
  /** Whether it is put aside anyway. */
  putAside: boolean;
}

/**
 * Counts one use of a form, inside the transaction that stores what was sent. A visitor's address
 * is kept as a hash, and as long as the limit lasts.
 * @returns whether so much comes together that this one is better put aside
 * @throws TooManyUses when a limit is reached
 */
export async function countFormUse(
  transaction: Db,
  { secret, visitor, putAside }: FormUse,
  now: Date,
): Promise<{ crowded: boolean }> {
  const hash = hashAddress(secret, visitor);
  // Known spam makes no crowd: what is honest would be put aside with it.
  const limits = formLimits.filter(({ over }) => over === 'refuse' || !putAside);
  const counters = limits.map((limit) => ({
    limit,
    subject: limit.scope === 'visitor' ? `${limitName(limit)} ${hash}` : limitName(limit),
  }));
  let crowded = false;
  // In one order everywhere, so that two visitors never wait for each other.
  for (const { limit, subject } of counters.toSorted((a, b) => (a.subject < b.subject ? -1 : 1)))
    crowded = (await countOne(transaction, subject, limit, now)) || crowded;
  return { crowded };
}

/**
 * Forgets what no longer counts, addresses among it. One row at a time: whoever locks several in
 * another order than the counting would wait for it while it waits.
 */
export async function deleteOldFormUses(db: Db, now: Date): Promise<void> {
  const isOver = ['endsAt', '<=', now.toISOString()] as const;
  const rows = await db
    .selectFrom('formUse')
    .select('subject')
    .where(...isOver)
    .execute();
  for (const { subject } of rows) {
    const query = db.deleteFrom('formUse').where('subject', '=', subject);
    await query.where(...isOver).execute();
  }
}

/** @returns whether the limit is passed, where passing it is allowed */
async function countOne(
  transaction: Db,
  subject: string,
  { window, most, over }: RateLimit,
  now: Date,
): Promise<boolean> {
  const endsAt = new Date(now.getTime() + window).toISOString();
  // An end that is further away than any was set by a clock that has been set back since.
  const latest = new Date(now.getTime() + window + clockDifference).toISOString();
  const isOver = sql`(form_use.ends_at <= ${now.toISOString()} or form_use.ends_at > ${latest})`;
  const { times, endsAt: end } = await transaction
    .insertInto('formUse')
    .values({ subject, times: 1, endsAt })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        times: sql`case when ${isOver} then 1 else form_use.times + 1 end`,
        endsAt: sql`case when ${isOver} then ${endsAt} else form_use.ends_at end`,
      }),
    )
    .returning(['times', 'endsAt'])
    .executeTakeFirstOrThrow();
  if (times <= most) return false;
  if (over === 'refuse') throw new TooManyUses(new Date(end));
  return true;
}
