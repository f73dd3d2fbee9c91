import type { Db } from '#platform/db/client.server.ts';
import { noteAccess, noteFailedSignIn } from '#platform/sign-in/accesses.server.ts';
import { findAccount, setPasswordWithin } from '#platform/sign-in/accounts.server.ts';
import { countTry, forgiveTry, type Tried } from '#platform/sign-in/failed-sign-ins.server.ts';
import { findKnownDevice } from '#platform/sign-in/known-devices.server.ts';
import { withdrawLinks } from '#platform/sign-in/one-time-links.server.ts';
import { hashPassword } from '#platform/sign-in/password-hash.server.ts';
import { renewSession, type SignedIn } from '#platform/sign-in/sessions.server.ts';
import { fits, type Sender } from '#platform/sign-in/sign-in.server.ts';
import { stillHolds } from '#platform/sign-in/still-holds.server.ts';
import { tooManyTries } from '#platform/sign-in/try-refusal.server.ts';
import { queueAccountLetter } from '../letters/account-letters.server.ts';
import { choosePasskeys } from './choose-passkeys.server.ts';

interface Change {
  currentPassword: string;
  /** One that will do. */
  password: string;
  /** Ids of the passkeys that still hold afterwards. */
  kept: readonly string[];
  /** Whether there is a way to tell the admin by mail. */
  canMail: boolean;
}

export type Changed =
  /** The Set-Cookie header that leaves the session's new token with the browser. */
  { setCookie: string } | { isWrong: true } | ReturnType<typeof tooManyTries>;

/**
 * Changes one's own password, for whoever knows the current one; tries count as those to sign in,
 * so that nobody finds it out in a session that is not theirs. All else that was signed in is out.
 */
export async function changePassword(
  db: Db,
  { username, email, userId, sessionId }: SignedIn,
  { currentPassword, password, kept, canMail }: Change,
  { request, address }: Sender,
  now: Date,
): Promise<Changed> {
  const account = await findAccount(db, { username, email });
  const device = await findKnownDevice(db, request, userId, now);
  const tried: Tried = device ? { device } : { address, username };
  const until = await countTry(db, tried, now);
  if (until) return tooManyTries(until, now);
  if (!account || account.userId !== userId || !(await fits(account, currentPassword))) {
    await noteFailedSignIn(db, username, now);
    return { isWrong: true };
  }
  await forgiveTry(db, tried, now);
  const hash = await hashPassword(password);
  const checked = { userId, sessionId, passwordHash: account.passwordHash };
  return db.transaction().execute(async (transaction): Promise<Changed> => {
    // Meanwhile somebody may have chosen another one, which ends this session.
    if (!(await stillHolds(transaction, checked))) return { isWrong: true };
    await setPasswordWithin(transaction, { userId, hash, stays: { sessionId, device } });
    await withdrawLinks(transaction, ['password', 'email', 'sign-in'], username);
    const passkeys = await choosePasskeys(transaction, { userId, username, kept }, now);
    await noteAccess(transaction, { kind: 'password', username }, now);
    const at = now.toISOString();
    const letter = { what: 'password-changed', username, at, ...passkeys } as const;
    if (canMail) await queueAccountLetter(transaction, { to: email, letter }, now);
    return { setCookie: await renewSession(transaction, request, sessionId, now) };
  });
}
