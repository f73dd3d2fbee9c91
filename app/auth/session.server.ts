import { setTimeout as wait } from 'node:timers/promises';
import { noteAccess } from '../data/accesses.server.ts';
import type { Admin } from '../data/admins.server.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  findSession,
  touchSession,
} from '../data/sessions.server.ts';
import type { Db } from '../db/client.server.ts';
import { findOutage } from '../db/outage.server.ts';
import { absoluteLimit, sessionEnd } from '../domain/session-end.ts';
import { normalizeEmail } from '../domain/username.ts';
import { createAuth } from './auth.server.ts';
import {
  digest,
  makeToken,
  readToken,
  type TokenCookie,
  writeToken,
} from './token-cookie.server.ts';

const cookie: TokenCookie = { name: 'session', sameSite: 'Lax', maxAge: absoluteLimit };

/** Milliseconds for which a session counts as used without a write: twelve hours are no matter of minutes. */
const touchInterval = 5 * 60 * 1000;
/** Milliseconds that a request waits for that write. */
const touchPatience = 250;

/**
 * The admin who sends a request: signed in, and at this moment still entered with the e-mail
 * address of the account (spec §6). A session that no longer fits is ended.
 * @param isUse whether the session lasts longer by that; not by what an open page asks by itself
 */
export async function findSignedIn(
  db: Db,
  request: Request,
  now: Date,
  { isUse = true } = {},
): Promise<Admin | undefined> {
  const token = readToken(request, cookie);
  const session = token && (await findSession(db, digest(token)));
  if (!session) return undefined;
  const { username, adminEmail, accountEmail, signedInAt, usedAt, endsAt } = session;
  if (endsAt <= now) {
    // What is over must not begin again because the clock is set back.
    await deleteSession(db, session.token).catch(goOnReading);
    return undefined;
  }
  if (adminEmail === null || normalizeEmail(adminEmail) !== accountEmail) {
    await deleteSession(db, session.token);
    return undefined;
  }
  // Either way: used by a clock that was ahead, it would last that much longer.
  if (isUse && Math.abs(now.getTime() - usedAt.getTime()) >= touchInterval)
    await Promise.race([
      touchSession(db, session.token, now, sessionEnd(signedInAt, now)).catch(goOnReading),
      // Who reads does not wait for another process that writes.
      wait(touchPatience, undefined, { ref: false }),
    ]);
  return { username, email: adminEmail };
}

/**
 * Signs in: ends the session that the browser came with, and starts one with a token of its own
 * (ASVS 5.0, 7.2.4).
 * @returns the Set-Cookie header that leaves it with the browser
 */
export async function startSession(
  db: Db,
  request: Request,
  { username, userId }: { username: string; userId: string },
  now: Date,
): Promise<string> {
  await endSession(db, request);
  await deleteExpiredSessions(db, now);
  const token = makeToken();
  const { internalAdapter } = await createAuth(db);
  const own = {
    ...{ username, token: digest(token), ipAddress: null, userAgent: null },
    ...{ createdAt: now, updatedAt: now, expiresAt: sessionEnd(now, now) },
  };
  await internalAdapter.createSession(userId, false, own, true);
  return writeToken(request, cookie, token);
}

/** Ends the session that the browser came with, if any, on the server. */
async function endSession(db: Db, request: Request): Promise<string> {
  const token = readToken(request, cookie);
  if (token) await (await createAuth(db)).internalAdapter.deleteSession(digest(token));
  return writeToken(request, cookie, '');
}

/** A full disk does not keep an admin from reading: the session is good until it ends. */
function goOnReading(error: unknown): void {
  if (!findOutage(error)) throw error;
}

/**
 * Signs out: ends the session that the browser came with, and says so in the protocol.
 * @returns the Set-Cookie header that takes it from the browser
 */
export async function signOut(db: Db, request: Request, now: Date): Promise<string> {
  const token = readToken(request, cookie);
  const session = token && (await findSession(db, digest(token)));
  const emptied = await endSession(db, request);
  if (session) await noteAccess(db, { kind: 'sign-out', username: session.username }, now);
  return emptied;
}
