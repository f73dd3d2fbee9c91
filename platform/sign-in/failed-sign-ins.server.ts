import { sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { findMessageSecret, hashAddress } from '#platform/request/message-secret.server.ts';
import { customerNetwork } from '#platform/request/visitor-network.ts';
import {
  clockDifference,
  formatWait,
  networksDelay,
  signInDelay,
  triesForgottenAfter,
  triesOfLongestDelay,
  waitSeconds,
} from './sign-in-delay.ts';

/**
 * Chooses the counters that a try raises. With a password: those of a known device, or of an address and a
 * username. With a code: that of an account. With a passkey: that of a known device, or of the network of an
 * address.
 */
export type Tried =
  | { device: string }
  | { address: string; username?: string | undefined }
  | { codeOf: string }
  | { passkeyFrom: string }
  | { passkeyOn: string };

/**
 * Must be called before the password is checked, so that parallel tries count.
 * @returns the time of the next allowed try; undefined: now
 */
export async function countTry(db: Db, tried: Tried, now: Date): Promise<Date | undefined> {
  const subjects = await nameSubjects(db, tried);
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('failedSignIn')
        .where((column) =>
          column.or([
            column('lastTriedAt', '<=', moved(now, -triesForgottenAfter)),
            column('lastTriedAt', '>', moved(now, clockDifference)),
          ]),
        )
        .execute();
      // All transactions lock the counters in this order. Otherwise two parallel tries could cause a deadlock.
      await count(transaction, { subject: subjects.sender, delay: signInDelay }, now);
      if (!subjects.target) return;
      const { here, everywhere } = subjects.target;
      const times = await count(transaction, { subject: here, delay: signInDelay }, now);
      const step = times === 1 ? 1 : 0;
      await count(transaction, { subject: everywhere, delay: networksDelay, step }, now);
    });
    return undefined;
  } catch (error) {
    if (error instanceof MustWait) return error.until;
    throw error;
  }
}

/**
 * Without a username, deletes all counted tries of the sender. With a username, deletes its tries from the
 * network of the IP address, and subtracts one try from the IP address and one network from the username,
 * because the other tries can be somebody else's.
 */
export async function uncountTry(db: Db, tried: Tried, now: Date): Promise<void> {
  const { sender, target } = await nameSubjects(db, tried);
  if (!target) return forget(db, sender);
  await takeBack(db, sender, now);
  await forget(db, target.here);
  await takeBack(db, target.everywhere, now);
}

/** Returns hashes, so that the table contains no readable addresses and names. */
async function nameSubjects(db: Db, tried: Tried) {
  const secret = await findMessageSecret(db);
  const alone = (name: string) => ({ sender: hashAddress(secret, name), target: undefined });
  if ('device' in tried) return alone(`Gerät ${tried.device}`);
  if ('codeOf' in tried) return alone(`Code von ${tried.codeOf}`);
  if ('passkeyFrom' in tried) return alone(`Passkey von ${customerNetwork(tried.passkeyFrom)}`);
  if ('passkeyOn' in tried) return alone(`Passkey auf Gerät ${tried.passkeyOn}`);
  const { address, username } = tried;
  return {
    sender: hashAddress(secret, `Adresse ${address}`),
    target: username !== undefined && {
      here: hashAddress(secret, `Benutzer ${username} von ${customerNetwork(address)}`),
      everywhere: hashAddress(secret, `Benutzer ${username}`),
    },
  };
}

async function forget(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('failedSignIn').where('subject', '=', subject).execute();
}

async function takeBack(db: Db, subject: string, now: Date): Promise<void> {
  await db
    .updateTable('failedSignIn')
    .set((column) => ({ tries: column('tries', '-', 1), freeAt: now.toISOString() }))
    .where('subject', '=', subject)
    .where('tries', '>', 0)
    .execute();
}

class MustWait extends Error {
  readonly until: Date;
  constructor(until: Date) {
    super(`wait until ${until.toISOString()}`);
    this.until = until;
  }
}

interface Counter {
  subject: string;
  delay: (times: number) => number;
  step?: 0 | 1;
}

/** @throws MustWait if the sender or account with the name `subject` still has to wait */
async function count(transaction: Db, counter: Counter, now: Date): Promise<number> {
  const { subject, delay, step = 1 } = counter;
  const freeAt = moved(now, delay(1));
  const counted = await transaction
    .insertInto('failedSignIn')
    .values({ subject, tries: 1, lastTriedAt: now.toISOString(), freeAt })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          tries: sql`failed_sign_in.tries + ${sql.lit(step)}`,
          lastTriedAt: now.toISOString(),
          freeAt: nextFreeAt(delay, step, now),
        })
        .where('failedSignIn.freeAt', '<=', now.toISOString()),
    )
    .returning('tries')
    .executeTakeFirst();
  if (counted) return counted.tries;
  const row = await transaction
    .selectFrom('failedSignIn')
    .select('freeAt')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  throw new MustWait(new Date(row.freeAt));
}

function nextFreeAt(delay: Counter['delay'], step: number, now: Date) {
  const cases = Array.from(
    { length: triesOfLongestDelay },
    (_, tries) => sql`when ${sql.lit(tries)} then ${sql.lit(moved(now, delay(tries + step)))}`,
  );
  const maxLockedUntil = sql.lit(moved(now, delay(triesOfLongestDelay)));
  return sql<string>`case failed_sign_in.tries ${sql.join(cases, sql` `)} else ${maxLockedUntil} end`;
}

function moved(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}

export type Refusal = { message: string; status: 403 } | TooManyTries;

interface TooManyTries {
  message: string;
  status: 429;
  retryAfter: number;
}

export function tooManyTries(until: Date, now: Date): TooManyTries {
  const retryAfter = waitSeconds(until.getTime() - now.getTime());
  const message = `Zu viele Versuche. Bitte versuch es ${formatWait(retryAfter)} noch einmal.`;
  return { message, status: 429, retryAfter };
}
