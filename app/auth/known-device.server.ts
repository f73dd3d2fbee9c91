import { isKnownDevice, rememberDevice } from '../data/known-devices.server.ts';
import type { Db } from '../db/client.server.ts';
import { knownDeviceDays } from '../domain/retention.ts';
import {
  digest,
  makeToken,
  readToken,
  type TokenCookie,
  writeToken,
} from './token-cookie.server.ts';

/** Stays when somebody signs out: it says that a browser is no stranger, and opens nothing. */
const cookie: TokenCookie = {
  name: 'device',
  sameSite: 'Strict',
  maxAge: knownDeviceDays * 24 * 60 * 60 * 1000,
};

/** The device that a request comes from, when this account has signed in there; else undefined. */
export async function findKnownDevice(
  db: Db,
  request: Request,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const token = readToken(request, cookie);
  if (!token) return undefined;
  const device = digest(token);
  return (await isKnownDevice(db, { token: device, userId }, now)) ? device : undefined;
}

/**
 * Makes the device known on which somebody has signed in. It gets another token each time: one that
 * somebody else has planted there is worth nothing.
 * @returns the Set-Cookie header that leaves it with the browser
 */
export async function keepDevice(
  db: Db,
  request: Request,
  userId: string,
  now: Date,
): Promise<string> {
  const old = readToken(request, cookie);
  const token = makeToken();
  const before = old && digest(old);
  await rememberDevice(db, { before, token: digest(token), userId }, now);
  return writeToken(request, cookie, token);
}
