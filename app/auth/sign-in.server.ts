import { type Account, findAccount } from '../data/accounts.server.ts';
import { findAdmin } from '../data/admins.server.ts';
import { countTry, forgetTries, takeBackTry } from '../data/failed-sign-ins.server.ts';
import type { Db } from '../db/client.server.ts';
import { spokenWait, waitSeconds } from '../domain/sign-in-delay.ts';
import { normalizeEmail } from '../domain/username.ts';
import { verifyPassword } from './password-hash.server.ts';

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

export type SignInResult =
  | { admin: { username: string; userId: string } }
  | { message: string; status: 403 }
  | { message: string; status: 429; retryAfter: number };

/**
 * Checks username and password (spec §2, §5). Every try counts against the visitor's address and
 * against the admin; a username that does not exist against the address alone, so that invented
 * ones fill no table.
 * @param address the visitor's, or the network's where one visitor has many
 */
export async function signIn(
  db: Db,
  { username, password }: Credentials,
  address: string,
  now: Date,
): Promise<SignInResult> {
  const admin = await findAdmin(db, username);
  const visitor = `Adresse ${address}`;
  const target = admin && `Benutzer ${admin.username}`;
  const until = await countTry(db, target ? [visitor, target] : [visitor], now);
  if (until) return tooMany(until, now);
  if (!admin || !target) return { message: unknownUsername, status: 403 };

  const account = await findAccount(db, admin);
  if (!account || !(await fits(account, password))) return { message: anythingElse, status: 403 };
  if (account.email !== normalizeEmail(admin.email)) return { message: noAdmin, status: 403 };
  await forgetTries(db, target);
  await takeBackTry(db, visitor, now);
  return { admin: { username: admin.username, userId: account.userId } };
}

async function fits({ passwordHash }: Account, password: string): Promise<boolean> {
  return password.length <= longestPassword && verifyPassword(passwordHash, password);
}

function tooMany(until: Date, now: Date): SignInResult {
  const retryAfter = waitSeconds(until.getTime() - now.getTime());
  const message = `Zu viele Versuche. Bitte versuchen Sie es ${spokenWait(retryAfter)} noch einmal.`;
  return { message, status: 429, retryAfter };
}
