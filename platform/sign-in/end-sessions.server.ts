import type { Db } from '#platform/db/client.server.ts';
import { withdrawLinks } from './one-time-links.server.ts';
import { lockAccount } from './still-holds.server.ts';

/** Deletes the sessions that are over, with the second factors that may have been begun in them. */
export async function deleteOldSessions(db: Db, now: Date): Promise<void> {
  await forgetBegunFactor(db, selectOver(db, now));
  await db.deleteFrom('session').where('expiresAt', '<=', now.toISOString()).execute();
}

/** Whose sessions are over. */
function selectOver(db: Db, now: Date) {
  return db.selectFrom('session').select('userId').where('expiresAt', '<=', now.toISOString());
}

/**
 * Ends every session of an account, but for one that is to last, with what was begun in any: a second factor,
 * another address. Inside a transaction: what is just being stored for a session comes before, and goes with it.
 */
export async function endSessions(transaction: Db, userId: string, but?: string): Promise<void> {
  // The account before its sessions, as a sign-in takes them: else the two could wait for each other.
  await lockAccount(transaction, userId);
  let query = transaction.deleteFrom('session').where('userId', '=', userId);
  if (but !== undefined) query = query.where('id', '<>', but);
  const ended = await query.returning('username').execute();
  await forgetBegunFactor(transaction, userId);
  for (const username of new Set(ended.map((session) => session.username)))
    await withdrawLinks(transaction, ['email'], username);
}

/**
 * Ends one session of an account, with what may have been begun in it; nobody knows in which session it was.
 * @returns what its browser called itself; undefined when the account has no such session any more
 */
export async function endSession(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<{ userAgent: string | null } | undefined> {
  // PostgreSQL takes no NUL.
  if (!/^[\w-]{1,64}$/.test(id)) return undefined;
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const ended = await transaction
      .deleteFrom('session')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .returning(['userAgent', 'username'])
      .executeTakeFirst();
    if (!ended) return undefined;
    await forgetBegunFactor(transaction, userId);
    await withdrawLinks(transaction, ['email'], ended.username);
    return { userAgent: ended.userAgent };
  });
}

/** Forgets the secrets of which no code has come yet: whoever was in a session may know them. */
export async function forgetBegunFactor(
  db: Db,
  userIds: string | ReturnType<typeof selectOver>,
): Promise<void> {
  await db
    .updateTable('user')
    .set({ totpSecret: null })
    .where('id', 'in', typeof userIds === 'string' ? [userIds] : userIds)
    .where('totpSecret', 'is not', null)
    .where('totpStep', 'is', null)
    .execute();
}
