import { sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { findMessageSecret, hashAddress } from '#platform/request/message-secret.server.ts';
import { customerNetwork } from '#platform/values/network.ts';
import {
  clockDifference,
  networksDelay,
  signInDelay,
  spokenWait,
  triesForgottenAfter,
  triesOfLongestDelay,
  waitSeconds,
} from './sign-in-delay.ts';

/**
 * Whom a try is counted for. A device on which the admin has signed in before stands for itself; a
 * stranger for the address it comes from, and for the admin tried, if there is one of that name. Codes
 * count for the account wherever they come from, passkeys for the address, or a device known before.
 */
export type Tried =
  | { device: string }
  | { address: string; username?: string | undefined }
  | { codeOf: string }
  | { passkeyFrom: string }
  | { passkeyOn: string };

/**
 * Counts a try before its password is looked at, so that tries at the same time do not slip
 * through; who has to wait is let through nowhere, and nothing is counted then.
 *
 * Under one name each network waits for itself. Only how many networks there are makes strangers
 * wait for each other, so that one of them locks nobody else out.
 * @returns until when to wait, or undefined when the try may go on
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
      // In one order everywhere, so that two tries never wait for each other.
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
 * Takes back the one try that turned out right, and forgets those before it on the same device, or
 * under the same name from the same network; what else came from the address still counts.
 */
export async function forgiveTry(db: Db, tried: Tried, now: Date): Promise<void> {
  const { sender, target } = await nameSubjects(db, tried);
  if (!target) return forget(db, sender);
  await takeBack(db, sender, now);
  await forget(db, target.here);
  await takeBack(db, target.everywhere, now);
}

/** Under which names a try is counted: hashes, so that nobody reads addresses in the table. */
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
  /** Milliseconds to wait after so many. */
  delay: (times: number) => number;
  /** How many are added to those that were counted before. */
  step?: 0 | 1;
}

/**
 * @returns how many there are now
 * @throws MustWait when the subject's wait is not over
 */
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

/** The rule of sign-in-delay.ts as SQL, for the number of tries that only the database knows. */
function nextFreeAt(delay: Counter['delay'], step: number, now: Date) {
  const cases = Array.from(
    { length: triesOfLongestDelay },
    (_, tries) => sql`when ${sql.lit(tries)} then ${sql.lit(moved(now, delay(tries + step)))}`,
  );
  const longest = sql.lit(moved(now, delay(triesOfLongestDelay)));
  return sql<string>`case failed_sign_in.tries ${sql.join(cases, sql` `)} else ${longest} end`;
}

function moved(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}

/** What is said of a try that came to nothing. */
export type Refusal = { message: string; status: 403 } | TooManyTries;

interface TooManyTries {
  message: string;
  status: 429;
  /** Whole seconds. */
  retryAfter: number;
}

/** That of a try which has to wait. */
export function tooManyTries(until: Date, now: Date): TooManyTries {
  const retryAfter = waitSeconds(until.getTime() - now.getTime());
  const message = `Zu viele Versuche. Bitte versuche es ${spokenWait(retryAfter)} noch einmal.`;
  return { message, status: 429, retryAfter };
}
