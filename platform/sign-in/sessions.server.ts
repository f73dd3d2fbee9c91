import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#platform/db/client.server.ts';
import { readRows, selectRows } from '#platform/db/nested-rows.server.ts';
import { findOutage } from '#platform/db/outage.server.ts';
import { noteAccess } from './accesses.server.ts';
import type { Admin } from './admins.server.ts';
import { deleteOldSessions, forgetBegunFactor } from './end-sessions.server.ts';
import { readGrant } from './grants.server.ts';
import type { Grant } from './roles.ts';
import { lockAccount } from './still-holds.server.ts';
import {
  clearTokenCookie,
  issueToken,
  readDigest,
  type TokenCookie,
} from './token-cookie.server.ts';
import { normalizeEmail } from './username.ts';

const hour = 60 * 60 * 1000;
const idleLimit = 12 * hour;

const absoluteLimit = 7 * 24 * hour;

/**
 * A session ends 12 hours after its last use, and at the latest 7 days after the sign-in (ASVS 5.0, 7.3.1,
 * 7.3.2).
 */
export function sessionEnd(signedInAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleLimit, signedInAt.getTime() + absoluteLimit));
}

const cookie: TokenCookie = { name: 'session', sameSite: 'Lax', maxAge: absoluteLimit };

const maxUserAgentLength = 400;

/**
 * Minimum milliseconds between two stored uses of a session. Uses in between are not stored, so a session can
 * expire too early, by five minutes at most.
 */
const touchInterval = 5 * 60 * 1000;
const touchPatience = 250;

export interface SignedIn extends Admin {
  userId: string;
  sessionId: string;
  provenAt: Date;
  grants: readonly Grant[];
}

/**
 * Ends a session if the e-mail address of its admin has changed (spec §6).
 * @param isUse false if an open page sends the request by itself; such a request does not extend the session
 */
export async function findSignedIn(
  db: Db,
  request: Request,
  now: Date,
  { isUse = true } = {},
): Promise<SignedIn | undefined> {
  const session = await findSession(db, readDigest(request, cookie));
  if (!session) return undefined;
  const { token, username, adminEmail, accountEmail, signedInAt, usedAt, endsAt } = session;
  if (endsAt <= now) {
    // Deletes the expired session. Otherwise the session would be valid again if the clock were set back
    // later.
    await deleteOldSessions(db, now).catch(goOnReading);
    return undefined;
  }
  if (adminEmail === null || normalizeEmail(adminEmail) !== accountEmail) {
    await deleteSession(db, token);
    return undefined;
  }
  // If the clock was set back, `usedAt` can be far in the future. The use is then stored too, because the
  // session would otherwise last too long.
  if (isUse && Math.abs(now.getTime() - usedAt.getTime()) >= touchInterval)
    await Promise.race([
      touchSession(db, token, now, sessionEnd(signedInAt, now)).catch(goOnReading),
      wait(touchPatience, undefined, { ref: false }),
    ]);
  const { sessionId, userId, provenAt, grants } = session;
  return { username, email: adminEmail, userId, sessionId, provenAt, grants };
}

export async function findSessionId(
  db: Db,
  request: Request,
  now: Date,
): Promise<string | undefined> {
  const token = readDigest(request, cookie);
  if (token === undefined) return undefined;
  const session = await db
    .selectFrom('session')
    .select(['id', 'expiresAt'])
    .where('token', '=', token)
    .executeTakeFirst();
  return session && new Date(session.expiresAt) > now ? session.id : undefined;
}

/**
 * Ends the earlier session of this browser (ASVS 5.0, 7.2.4).
 * @returns the Set-Cookie header
 */
export async function startSession(
  db: Db,
  request: Request,
  { username, userId }: { username: string; userId: string },
  now: Date,
): Promise<string> {
  const before = await deleteSession(db, readDigest(request, cookie));
  if (before) await forgetBegunFactor(db, before.userId);
  const { digest, setCookie } = issueToken(request, cookie);
  const moment = now.toISOString();
  await db
    .insertInto('session')
    .values({
      ...{ id: randomUUID(), userId, username, token: digest },
      ...{ createdAt: moment, updatedAt: moment, provenAt: moment },
      userAgent: request.headers.get('User-Agent')?.slice(0, maxUserAgentLength) ?? null,
      expiresAt: sessionEnd(now, now).toISOString(),
    })
    .execute();
  return setCookie;
}

/**
 * Also removes a second factor that the user has not confirmed. A mailed link that confirms a new e-mail
 * address still works.
 * @returns the Set-Cookie header
 */
export async function signOut(db: Db, request: Request, now: Date): Promise<string> {
  const session = await findSession(db, readDigest(request, cookie));
  if (session) {
    const { token, userId, username } = session;
    await db.transaction().execute(async (transaction) => {
      await lockAccount(transaction, userId);
      await deleteSession(transaction, token);
      await forgetBegunFactor(transaction, userId);
      await noteAccess(transaction, { kind: 'sign-out', username }, now);
    });
  }
  return clearTokenCookie(request, cookie);
}

/**
 * Gives the session a new token and stores the time of the reauthentication (ASVS 5.0, 7.2.4).
 * @returns the Set-Cookie header
 */
export async function renewSession(
  db: Db,
  request: Request,
  sessionId: string,
  now: Date,
): Promise<string> {
  const { digest, setCookie } = issueToken(request, cookie);
  await db
    .updateTable('session')
    .set({ token: digest, provenAt: now.toISOString() })
    .where('id', '=', sessionId)
    .execute();
  return setCookie;
}

async function findSession(db: Db, token: string | undefined) {
  if (token === undefined) return undefined;
  const row = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .leftJoin('admin', 'admin.username', 'session.username')
    .select([
      'session.id as sessionId',
      'session.userId',
      'session.provenAt',
      'session.token',
      'session.username',
      'session.createdAt',
      'session.updatedAt',
      'session.expiresAt',
      'user.email as accountEmail',
      'admin.email as adminEmail',
    ])
    .select(({ selectFrom }) =>
      selectRows(
        db,
        selectFrom('adminRole')
          .select(['role', 'scope', 'teamId'])
          .whereRef('adminRole.username', '=', 'session.username')
          .orderBy('adminRole.id'),
      ).as('grants'),
    )
    .where('session.token', '=', token)
    .executeTakeFirst();
  if (!row) return undefined;
  const { createdAt, updatedAt, expiresAt, provenAt, grants, ...rest } = row;
  return {
    ...rest,
    grants: readRows(grants).flatMap(readGrant),
    signedInAt: new Date(createdAt),
    provenAt: new Date(provenAt ?? createdAt),
    usedAt: new Date(updatedAt),
    endsAt: new Date(expiresAt),
  };
}

async function touchSession(db: Db, token: string, now: Date, end: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ updatedAt: now.toISOString(), expiresAt: end.toISOString() })
    .where('token', '=', token)
    .execute();
}

async function deleteSession(db: Db, token: string | undefined) {
  if (token === undefined) return undefined;
  const deleted = db.deleteFrom('session').where('token', '=', token).returning('userId');
  return deleted.executeTakeFirst();
}

/** Ignores outages such as a full disk, so that admins can still read pages. */
function goOnReading(error: unknown): void {
  if (!findOutage(error)) throw error;
}

export interface OwnSession {
  id: string;
  userAgent: string | null;
  createdAt: string;
  updatedAt: string;
}

export async function listSessions(db: Db, userId: string, now: Date): Promise<OwnSession[]> {
  return db
    .selectFrom('session')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute();
}
