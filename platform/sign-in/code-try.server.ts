import type { Db } from '#platform/db/client.server.ts';
import { noteFailedSignIn } from './accesses.server.ts';
import { countTry, type Refusal, tooManyTries, uncountTry } from './failed-sign-ins.server.ts';
import { redeemCode } from './second-factor.server.ts';

const wrong = 'Der Code stimmt nicht, oder er wurde schon verwendet. Nimm den nächsten.';

/**
 * Limits the tries for each account, because an attacker can guess a code of six digits (ASVS 5.0, 6.6.3).
 */
export async function tryCode(
  db: Db,
  { username, userId, code }: { username: string; userId: string; code: string },
  now: Date,
): Promise<{ by: 'app' | 'recovery'; totpSecret: string } | Refusal> {
  const tried = { codeOf: userId };
  const until = await countTry(db, tried, now);
  if (until) return tooManyTries(until, now);
  const spent = await redeemCode(db, { userId, code }, now);
  if (!spent) {
    await noteFailedSignIn(db, username, now);
    return { message: wrong, status: 403 };
  }
  await uncountTry(db, tried, now);
  return spent;
}
