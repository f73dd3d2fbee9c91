import { queueAccountMail } from '#app/accounts/mails/queue-account-mail.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { noteAccess, noteFailedSignIn } from '#platform/sign-in/accesses.server.ts';
import { findAccount, setPasswordWithin } from '#platform/sign-in/accounts.server.ts';
import type { Admin } from '#platform/sign-in/admins.server.ts';
import {
  countTry,
  type Tried,
  tooManyTries,
  uncountTry,
} from '#platform/sign-in/failed-sign-ins.server.ts';
import { findKnownDevice } from '#platform/sign-in/known-devices.server.ts';
import { withdrawLinks } from '#platform/sign-in/one-time-links.server.ts';
import { keepPasskeys } from '#platform/sign-in/passkeys.server.ts';
import { hashPassword } from '#platform/sign-in/password-hash.server.ts';
import { passwordFault } from '#platform/sign-in/password-strength.server.ts';
import { renewSession, type SignedIn } from '#platform/sign-in/sessions.server.ts';
import { matchesPassword, type Sender } from '#platform/sign-in/sign-in.server.ts';
import { stillHolds } from '#platform/sign-in/still-holds.server.ts';
import type { Club } from '#platform/ui/club/current-club.ts';

/** Removes each passkey that is not in `kept`, even a passkey that was added after the form was opened. */
export async function choosePasskeys(
  transaction: Db,
  { userId, username, kept }: { userId: string; username: string; kept: readonly string[] },
  now: Date,
): Promise<{ removed: string[]; kept: string[] }> {
  const passkeys = await keepPasskeys(transaction, userId, kept);
  for (const detail of passkeys.removed)
    await noteAccess(transaction, { kind: 'passkey-removed', username, detail }, now);
  return passkeys;
}

interface Change {
  currentPassword: string;
  password: string;
  kept: readonly string[];
  canMail: boolean;
}

export type PasswordChangeResult =
  | { setCookie: string }
  | { isWrong: true }
  | ReturnType<typeof tooManyTries>;

/**
 * Each try counts as a sign-in attempt. Otherwise a thief of a session could guess the password without a
 * limit.
 */
export async function changePassword(
  db: Db,
  { username, email, userId, sessionId }: SignedIn,
  { currentPassword, password, kept, canMail }: Change,
  { request, address }: Sender,
  now: Date,
): Promise<PasswordChangeResult> {
  const account = await findAccount(db, { username, email });
  const device = await findKnownDevice(db, request, userId, now);
  const tried: Tried = device ? { device } : { address, username };
  const until = await countTry(db, tried, now);
  if (until) return tooManyTries(until, now);
  if (!account || account.userId !== userId || !(await matchesPassword(account, currentPassword))) {
    await noteFailedSignIn(db, username, now);
    return { isWrong: true };
  }
  await uncountTry(db, tried, now);
  const hash = await hashPassword(password);
  const checked = { userId, sessionId, passwordHash: account.passwordHash };
  return db.transaction().execute(async (transaction): Promise<PasswordChangeResult> => {
    // If another request has changed the password in the meantime, it has ended this session.
    if (!(await stillHolds(transaction, checked))) return { isWrong: true };
    await setPasswordWithin(transaction, { userId, hash, stays: { sessionId, device } });
    await withdrawLinks(transaction, ['password', 'email', 'sign-in'], username);
    const passkeys = await choosePasskeys(transaction, { userId, username, kept }, now);
    await noteAccess(transaction, { kind: 'password', username }, now);
    const at = now.toISOString();
    const letter = { what: 'password-changed', username, at, ...passkeys } as const;
    if (canMail) await queueAccountMail(transaction, { to: email, letter }, now);
    return { setCookie: await renewSession(transaction, request, sessionId, now) };
  });
}

export function checkNewPassword(
  password: string,
  { username, email }: Admin,
  { name, shortName }: Pick<Club, 'name' | 'shortName'>,
): Promise<string | undefined> {
  return passwordFault(password, [username, email, name, shortName]);
}
