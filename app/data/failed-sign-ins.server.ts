import { sql } from 'kysely';
import type { Db } from '../db/client.server.ts';
import {
  clockDifference,
  signInDelay,
  triesForgottenAfter,
  triesOfLongestDelay,
} from '../domain/sign-in-delay.ts';

/**
 * Counts a try for each subject before its password is looked at, so that tries at the same time
 * do not slip through; a subject that has to wait lets none through, and nothing is counted then.
 * @returns until when to wait, or undefined when the try may go on
 */
export async function countTry(
  db: Db,
  subjects: readonly string[],
  now: Date,
): Promise<Date | undefined> {
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
      for (const subject of subjects.toSorted()) await count(transaction, subject, now);
    });
    return undefined;
  } catch (error) {
    if (error instanceof MustWait) return error.until;
    throw error;
  }
}

/** Forgets all tries at a subject. */
export async function forgetTries(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('failedSignIn').where('subject', '=', subject).execute();
}

/** Takes back the one try that turned out right; earlier ones still count. */
export async function takeBackTry(db: Db, subject: string, now: Date): Promise<void> {
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

/** @throws MustWait when the subject's wait is not over */
async function count(transaction: Db, subject: string, now: Date): Promise<void> {
  const counted = await transaction
    .insertInto('failedSignIn')
    .values({ subject, tries: 1, lastTriedAt: now.toISOString(), freeAt: freeAt(1, now) })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          tries: sql`failed_sign_in.tries + 1`,
          lastTriedAt: now.toISOString(),
          freeAt: freeAtOfNextTry(now),
        })
        .where('failedSignIn.freeAt', '<=', now.toISOString()),
    )
    .returning('tries')
    .executeTakeFirst();
  if (counted) return;
  const row = await transaction
    .selectFrom('failedSignIn')
    .select('freeAt')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  throw new MustWait(new Date(row.freeAt));
}

/** The rule of sign-in-delay.ts as SQL, for the number of tries that only the database knows. */
function freeAtOfNextTry(now: Date) {
  const cases = Array.from(
    { length: triesOfLongestDelay },
    (_, tries) => sql`when ${sql.lit(tries)} then ${sql.lit(freeAt(tries + 1, now))}`,
  );
  const longest = sql.lit(freeAt(triesOfLongestDelay, now));
  return sql<string>`case failed_sign_in.tries ${sql.join(cases, sql` `)} else ${longest} end`;
}

function freeAt(tries: number, now: Date): string {
  return moved(now, signInDelay(tries));
}

function moved(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
