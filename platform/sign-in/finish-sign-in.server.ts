import type { Db } from '#platform/db/client.server.ts';
import { noteAccess } from './accesses.server.ts';
import { findKnownDevice, hasKnownDevice, keepDevice } from './known-devices.server.ts';
import { renewSession, type SignedIn, startSession } from './sessions.server.ts';

/**
 * What becomes of every sign-in that is right, however it was proven: the audit log says it, the session begins, and
 * the device is known.
 * @returns the Set-Cookie headers that leave both with the browser, and whether the admin signs in elsewhere
 *   and has not, or not for long, on this device
 */
export async function finishSignIn(
  db: Db,
  request: Request,
  admin: { username: string; userId: string },
  now: Date,
): Promise<{ cookies: string[]; isNewDevice: boolean }> {
  const { username, userId } = admin;
  const device = await findKnownDevice(db, request, userId, now);
  const isNewDevice = device === undefined && (await hasKnownDevice(db, userId, now));
  await noteAccess(db, { kind: device ? 'sign-in' : 'new-device', username }, now);
  const session = await startSession(db, request, admin, now);
  return { cookies: [session, await keepDevice(db, request, userId, now)], isNewDevice };
}

/** The same for whoever is signed in and has proven again who they are. */
export async function finishProof(
  db: Db,
  request: Request,
  { username, sessionId }: Pick<SignedIn, 'username' | 'sessionId'>,
  now: Date,
): Promise<string[]> {
  await noteAccess(db, { kind: 'proof', username }, now);
  return [await renewSession(db, request, sessionId, now)];
}
