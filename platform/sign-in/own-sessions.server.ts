import type { Db } from '#platform/db/client.server.ts';
import { forgetBegunFactor } from './sessions.server.ts';

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

/**
 * Ends one session of an account, with the second factor that may have been begun in it.
 * @returns what its browser called itself; undefined when the account has no such session any more
 */
export async function endSession(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<Pick<OwnSession, 'userAgent'> | undefined> {
  // PostgreSQL takes no NUL.
  if (!/^[\w-]{1,64}$/.test(id)) return undefined;
  const ended = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('userAgent')
    .executeTakeFirst();
  if (ended) await forgetBegunFactor(db, userId);
  return ended;
}
