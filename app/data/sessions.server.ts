import type { Db } from '../db/client.server.ts';

/** A session with what it rests on at this moment. */
export interface Session {
  token: string;
  username: string;
  signedInAt: Date;
  usedAt: Date;
  endsAt: Date;
  /** The address of the account that signed in. */
  accountEmail: string;
  /** The address of the admin entry; null when the entry is gone. */
  adminEmail: string | null;
}

/** The session of a token, which may have ended. */
export async function findSession(db: Db, token: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .leftJoin('admin', 'admin.username', 'session.username')
    .select([
      'session.username',
      'session.createdAt',
      'session.updatedAt',
      'session.expiresAt',
      'user.email as accountEmail',
      'admin.email as adminEmail',
    ])
    .where('session.token', '=', token)
    .executeTakeFirst();
  if (!row) return undefined;
  const { createdAt, updatedAt, expiresAt, ...rest } = row;
  return {
    ...rest,
    token,
    signedInAt: new Date(createdAt),
    usedAt: new Date(updatedAt),
    endsAt: new Date(expiresAt),
  };
}

/** Notes that a session is used, and until when it lasts by that. */
export async function touchSession(db: Db, token: string, now: Date, end: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ updatedAt: now.toISOString(), expiresAt: end.toISOString() })
    .where('token', '=', token)
    .execute();
}

export async function deleteSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('token', '=', token).execute();
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<=', now.toISOString()).execute();
}
