import { sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { toMailbox } from '#platform/values/email-address.ts';
import {
  accountMailLimit,
  formLimits,
  mailboxLimit,
  neighbourhoodLimits,
  type RateLimit,
  spamLimit,
  visitorLimits,
} from './form-limits.ts';
import { hashAddress } from './message-secret.server.ts';
import { neighbourhood } from './visitor-network.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    formUse: FormUseTable;
  }
}

interface FormUseTable {
  /**
   * Contains the name of a rate limit. If the limit is for one sender, also contains a hash of the sender's
   * address.
   */
  subject: string;
  times: number;
  endsAt: string;
}

/** Must be thrown inside the transaction that stores the form, so that the database stores nothing. */
export class TooManyUses extends Error {
  readonly until: Date;
  constructor(until: Date) {
    super(`too many until ${until.toISOString()}`);
    this.until = until;
  }
}

interface FormUse {
  secret: string;
  form: string;
  visitor: string;
  putAside: boolean;
}

/**
 * Must be called in the transaction that stores the form.
 * @returns `crowded` if the form counts as suspected spam because too many forms have come
 * @throws TooManyUses
 */
export async function countFormUse(
  transaction: Db,
  { secret, form, visitor, putAside }: FormUse,
  now: Date,
): Promise<{ crowded: boolean }> {
  const own = hashAddress(secret, visitor);
  const near = hashAddress(secret, `neighbourhood ${neighbourhood(visitor)}`);
  const count = (counter: string, limit: RateLimit) => countOne(transaction, counter, limit, now);

  // All transactions lock the counters in this order. Otherwise two transactions could wait for each other.
  for (const limit of visitorLimits.all) refuseOver(await count(`visitor ${own}`, limit));
  for (const limit of visitorLimits.form) refuseOver(await count(`visitor ${form} ${own}`, limit));
  refuseOver(await count(`network ${near}`, neighbourhoodLimits.all));
  const today = refuseOver(await count(`network ${form} ${near}`, neighbourhoodLimits.refuse));
  const busy = await count(`network ${form} ${near}`, neighbourhoodLimits.aside);
  let crowded = busy.isOver;
  // Suspected spam does not count here, because spam programs must not use up the limit for honest visitors.
  if (!putAside && !crowded) {
    const crowds: Use[] = [];
    if (today.times > 1) crowds.push(await count(`repeated ${form}`, formLimits.repeated));
    for (const limit of formLimits.all) crowds.push(await count(`form ${form}`, limit));
    crowded = crowds.some(({ isOver }) => isOver);
  }
  if (putAside || crowded) refuseOver(await count(`aside ${form}`, spamLimit));
  return { crowded };
}

export async function isMailboxFull(
  transaction: Db,
  { secret, email }: { secret: string; email: string },
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('formUse')
    .select('times')
    .where('subject', '=', subjectOf(mailboxCounter(secret, email), mailboxLimit))
    .where('endsAt', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined && row.times >= mailboxLimit.max;
}

export async function countMailboxUse(
  transaction: Db,
  { secret, email }: { secret: string; email: string },
  now: Date,
): Promise<void> {
  await countOne(transaction, mailboxCounter(secret, email), mailboxLimit, now);
}

/**
 * Counts a mail with a link for an account.
 * @param account the kind of the link and the account, in one text
 * @returns true if the account has got too many such mails
 */
export async function isAccountMailTooMany(
  transaction: Db,
  { secret, account }: { secret: string; account: string },
  now: Date,
): Promise<boolean> {
  const counter = `account ${hashAddress(secret, `account ${account}`)}`;
  return (await countOne(transaction, counter, accountMailLimit, now)).isOver;
}

function mailboxCounter(secret: string, email: string): string {
  return `mailbox ${hashAddress(secret, `mailbox ${toMailbox(email)}`)}`;
}

/**
 * Deletes one row at a time. A statement for all rows could lock them in another order than `countFormUse`
 * and cause a deadlock.
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

interface Use {
  times: number;
  isOver: boolean;
  until: Date;
}

function refuseOver(use: Use): Use {
  if (use.isOver) throw new TooManyUses(use.until);
  return use;
}

function subjectOf(counter: string, { window }: RateLimit): string {
  return `${window / 60_000} min ${counter}`;
}

async function countOne(
  transaction: Db,
  counter: string,
  limit: RateLimit,
  now: Date,
): Promise<Use> {
  const { window, max } = limit;
  const subject = subjectOf(counter, limit);
  const endsAt = new Date(now.getTime() + window).toISOString();
  const isOver = sql`form_use.ends_at <= ${now.toISOString()}`;
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
  return { times, isOver: times > max, until: new Date(end) };
}
