import type { Db } from '#platform/db/client.server.ts';

/** Where somebody is signed in. */
export interface OwnSession {
  id: string;
  userAgent: string | null;
  /** When they signed in there. */
  createdAt: string;
  /** When it was last used, give or take some minutes. */
  updatedAt: string;
}

/** The sessions of an account that have not ended, the last used first. */
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
