import type { Db } from '#platform/db/client.server.ts';

export interface OwnSession {
  id: string;
  userAgent: string | null;
  createdAt: string;
  /** The last use, accurate to a few minutes. */
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
