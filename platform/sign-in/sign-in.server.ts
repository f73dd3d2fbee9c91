import type { Db } from '#platform/db/client.server.ts';
import { noteFailedSignIn } from './accesses.server.ts';
import { type Account, findAccount } from './accounts.server.ts';
import { type Admin, findAdmin } from './admins.server.ts';
import {
  countTry,
  type Refusal,
  type Tried,
  tooManyTries,
  uncountTry,
} from './failed-sign-ins.server.ts';
import type { Proven } from './finish-sign-in.server.ts';
import { findKnownDevice } from './known-devices.server.ts';
import { verifyPassword } from './password-hash.server.ts';
import { startPendingSignIn } from './pending-sign-in.server.ts';
import { hasSecondFactor } from './second-factor.server.ts';
import { normalizeEmail } from './username.ts';

/** Spec §8 prescribes exactly these sentences. */
const unknownUsername = 'Benutzername nicht gefunden.';
const noAdmin = 'Sie sind kein berechtigter Administrator.';
const wrongNameOrPassword = 'Login fehlgeschlagen. Bitte überprüfen Sie Ihre Anmeldedaten.';

/**
 * Maximum UTF-16 units of a password. A longer password counts as wrong without hashing, because hashing a
 * very long text takes too much time.
 */
const maxPasswordLength = 1024;

export interface Credentials {
  username: string;
  password: string;
}

export interface Sender {
  request: Request;
  address: string;
}

export type SignInResult =
  | { proven: Proven }
  /**
   * The password is correct, but the user must still enter a code. `halfway` is the Set-Cookie header of the
   * pending sign-in.
   */
  | { halfway: string }
  | Refusal;

export async function signIn(
  db: Db,
  credentials: Credentials,
  sender: Sender,
  now: Date,
): Promise<SignInResult> {
  const result = await tryPassword(db, credentials, sender, now);
  if ('message' in result) return result;
  const { admin, account } = result;
  if (await hasSecondFactor(db, account.userId))
    return { halfway: await startPendingSignIn(db, sender.request, { admin, account }, now) };
  const { userId, passwordHash } = account;
  const checked = { userId, passwordHash, totpSecret: null };
  return { proven: { username: admin.username, checked } };
}

/**
 * Counts the tries on a known device separately, so that an attacker on another device cannot make the owner
 * wait.
 */
export async function tryPassword(
  db: Db,
  { username, password }: Credentials,
  { request, address }: Sender,
  now: Date,
): Promise<{ admin: Admin; account: Account } | Refusal> {
  const admin = await findAdmin(db, username);
  const account = admin && (await findAccount(db, admin));
  const device = account && (await findKnownDevice(db, request, account.userId, now));
  const tried: Tried = device ? { device } : { address, username: admin?.username };
  const until = await countTry(db, tried, now);
  if (until) return tooManyTries(until, now);
  const refused = async (message: string): Promise<Refusal> => {
    await noteFailedSignIn(db, admin?.username ?? null, now);
    return { message, status: 403 };
  };
  if (!admin) return refused(unknownUsername);
  if (!account || !(await matchesPassword(account, password))) return refused(wrongNameOrPassword);
  if (account.email !== normalizeEmail(admin.email)) return refused(noAdmin);
  await uncountTry(db, tried, now);
  return { admin, account };
}

export async function matchesPassword(
  { passwordHash }: Account,
  password: string,
): Promise<boolean> {
  return password.length <= maxPasswordLength && verifyPassword(passwordHash, password);
}
