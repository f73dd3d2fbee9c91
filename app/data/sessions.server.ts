import type { Db } from '../db/client.server.ts';

/** A session with what it rests on at this moment. */
export interface Session {
  token: string;
  username: string;
  signedInAt: Date;
  usedAt: Date;
  /** The address of the account that signed in. */
  accountEmail: string;
  /** The address of the admin entry; null when the entry is gone. */
  adminEmail: string | null;
}

/** The session of a token that has not ended yet. */
export async function findSession(db: Db, token: string, now: Date): Promise<Session | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .leftJoin('admin', 'admin.username', 'session.username')
    .select([
      'session.username',
      'session.createdAt',
      'session.updatedAt',
      'user.email as accountEmail',
      'admin.email as adminEmail',
    ])
    .where('session.token', '=', token)
    .where('session.expiresAt', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) return undefined;
  const { createdAt, updatedAt, ...rest } = row;
  return { ...rest, token, signedInAt: new Date(createdAt), usedAt: new Date(updatedAt) };
}

/** Notes that a session is used, and until when it lasts by that. */
export async function touchSession(db: Db, token: string, now: Date, end: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ updatedAt: now.toISOString(), expiresAt: end.toISOString() })
    .where('token', '=', token)
    .execute();
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<=', now.toISOString()).execute();
}
