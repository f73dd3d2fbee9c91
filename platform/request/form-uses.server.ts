import { sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { mailboxOf } from '#platform/values/email-address.ts';
import { neighbourhood } from '#platform/values/network.ts';
import { hashAddress } from './message-secret.server.ts';
import {
  accountMailLimit,
  asideLimit,
  formLimits,
  mailboxLimit,
  neighbourhoodLimits,
  type RateLimit,
  visitorLimits,
} from './rate-limit.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    formUse: FormUseTable;
  }
}

/** How often forms were used in a while. */
interface FormUseTable {
  /** The limit, and of a visitor a hash of the address. */
  subject: string;
  times: number;
  /** When it no longer counts. */
  endsAt: string;
}

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
  /** Under which name uses of the form are counted. */
  form: string;
  /** Where the request came from (visitorContext). */
  visitor: string;
  /** Whether it is put aside anyway. */
  putAside: boolean;
}

/**
 * Counts one use of a form, inside the transaction that stores what was sent: for the form itself, so
 * that it closes no other, and for all of them together. A visitor's address is kept as a hash, and
 * as long as the limit lasts.
 * @returns whether so much comes together that this one is better put aside
 * @throws TooManyUses when a limit is reached
 */
export async function countFormUse(
  transaction: Db,
  { secret, form, visitor, putAside }: FormUse,
  now: Date,
): Promise<{ crowded: boolean }> {
  const own = hashAddress(secret, visitor);
  const near = hashAddress(secret, `neighbourhood ${neighbourhood(visitor)}`);
  const count = (counter: string, limit: RateLimit) => countOne(transaction, counter, limit, now);

  // In one order everywhere, so that two visitors never wait for each other.
  for (const limit of visitorLimits.all) refuseOver(await count(`visitor ${own}`, limit));
  for (const limit of visitorLimits.form) refuseOver(await count(`visitor ${form} ${own}`, limit));
  refuseOver(await count(`network ${near}`, neighbourhoodLimits.all));
  const today = refuseOver(await count(`network ${form} ${near}`, neighbourhoodLimits.refuse));
  const busy = await count(`network ${form} ${near}`, neighbourhoodLimits.aside);
  let crowded = busy.isOver;
  // What is put aside anyway makes no crowd: what is honest would be put aside with it.
  if (!putAside && !crowded) {
    const crowds: Use[] = [];
    if (today.times > 1) crowds.push(await count(`repeated ${form}`, formLimits.repeated));
    for (const limit of formLimits.all) crowds.push(await count(`form ${form}`, limit));
    crowded = crowds.some(({ isOver }) => isOver);
  }
  if (putAside || crowded) refuseOver(await count(`aside ${form}`, asideLimit));
  return { crowded };
}

/** Whether a mailbox has had as many confirmation mails as one gets. */
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
  return row !== undefined && row.times >= mailboxLimit.most;
}

/** Counts a confirmation mail for its mailbox, which is kept as a hash. */
export async function countMailboxUse(
  transaction: Db,
  { secret, email }: { secret: string; email: string },
  now: Date,
): Promise<void> {
  await countOne(transaction, mailboxCounter(secret, email), mailboxLimit, now);
}

/**
 * Counts a mail with a link for an account, which is kept as a hash.
 * @param account of what sort the link is, and whose
 * @returns whether it is one too many
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
  return `mailbox ${hashAddress(secret, `mailbox ${mailboxOf(email)}`)}`;
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

interface Use {
  /** How often in the window, this time included. */
  times: number;
  isOver: boolean;
  until: Date;
}

/** @throws TooManyUses when the limit is passed */
function refuseOver(use: Use): Use {
  if (use.isOver) throw new TooManyUses(use.until);
  return use;
}

/** The same limit of the same counter always has the same name. */
function subjectOf(counter: string, { window }: RateLimit): string {
  return `${window / 60_000} min ${counter}`;
}

async function countOne(
  transaction: Db,
  counter: string,
  limit: RateLimit,
  now: Date,
): Promise<Use> {
  const { window, most } = limit;
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
  return { times, isOver: times > most, until: new Date(end) };
}
