import type { Db } from '#platform/db/client.server.ts';
import { noteAccess, noteFailedSignIn } from './accesses.server.ts';
import { type Account, findAccount } from './accounts.server.ts';
import { type Admin, findAdmin } from './admins.server.ts';
import { countTry, forgiveTry, type Tried } from './failed-sign-ins.server.ts';
import { findKnownDevice, hasKnownDevice } from './known-devices.server.ts';
import { verifyPassword } from './password-hash.server.ts';
import { spokenWait, waitSeconds } from './sign-in-delay.ts';
import { normalizeEmail } from './username.ts';

/** The messages of spec §8. */
const unknownUsername = 'Benutzername nicht gefunden.';
const noAdmin = 'Sie sind kein berechtigter Administrator.';
const anythingElse = 'Login fehlgeschlagen. Bitte überprüfen Sie Ihre Anmeldedaten.';

/** UTF-16 units of the longest password that is hashed at all. */
const longestPassword = 1024;

export interface Credentials {
  username: string;
  password: string;
}

/** Where a try comes from. */
export interface Sender {
  request: Request;
  /** The visitor's address, or the network's where one visitor has many. */
  address: string;
}

export type SignInResult =
  | {
      admin: Admin & { userId: string };
      /** Whether they have signed in on other devices, and never, or not for long, on this one. */
      isNewDevice: boolean;
    }
  | { message: string; status: 403 }
  | { message: string; status: 429; retryAfter: number };

/**
 * Checks username and password (spec §2, §5). A try on a device where the admin has signed in
 * before counts against that device alone: strangers cannot lock its owner out. Any other counts
 * against the visitor's address and at the admin; a username that does not exist against the
 * address alone, so that invented ones fill no table.
 */
export async function signIn(
  db: Db,
  { username, password }: Credentials,
  { request, address }: Sender,
  now: Date,
): Promise<SignInResult> {
  const admin = await findAdmin(db, username);
  const account = admin && (await findAccount(db, admin));
  const device = account && (await findKnownDevice(db, request, account.userId, now));
  const tried: Tried = device ? { device } : { address, username: admin?.username };
  const until = await countTry(db, tried, now);
  if (until) return tooMany(until, now);
  const refused = async (message: string): Promise<SignInResult> => {
    await noteFailedSignIn(db, admin?.username ?? null, now);
    return { message, status: 403 };
  };
  if (!admin) return refused(unknownUsername);
  if (!account || !(await fits(account, password))) return refused(anythingElse);
  if (account.email !== normalizeEmail(admin.email)) return refused(noAdmin);
  await forgiveTry(db, tried, now);
  await noteAccess(db, { kind: device ? 'sign-in' : 'new-device', username: admin.username }, now);
  const isNewDevice = device === undefined && (await hasKnownDevice(db, account.userId, now));
  return { admin: { ...admin, userId: account.userId }, isNewDevice };
}

/** Whether a password, as typed, is the one of an account. */
export async function fits({ passwordHash }: Account, password: string): Promise<boolean> {
  return password.length <= longestPassword && verifyPassword(passwordHash, password);
}

/** What is said to somebody who has tried too often. */
export function tooMany(until: Date, now: Date) {
  const retryAfter = waitSeconds(until.getTime() - now.getTime());
  const message = `Zu viele Versuche. Bitte versuche es ${spokenWait(retryAfter)} noch einmal.`;
  return { message, status: 429 as const, retryAfter };
}
