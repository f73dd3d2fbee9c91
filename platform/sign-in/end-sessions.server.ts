import type { Db } from '#platform/db/client.server.ts';
import { withdrawLinks } from './one-time-links.server.ts';
import { lockAccount } from './still-holds.server.ts';

export async function deleteOldSessions(db: Db, now: Date): Promise<void> {
  await forgetBegunFactor(db, selectOver(db, now));
  await db.deleteFrom('session').where('expiresAt', '<=', now.toISOString()).execute();
}

function selectOver(db: Db, now: Date) {
  return db.selectFrom('session').select('userId').where('expiresAt', '<=', now.toISOString());
}

/**
 * Ends all sessions except the session `but`. Also removes an unconfirmed second factor, and, if it ends at
 * least one session, an unconfirmed new e-mail address.
 */
export async function endSessions(transaction: Db, userId: string, but?: string): Promise<void> {
  // Locks the account first, as a sign-in does. In another order, two transactions could cause a deadlock.
  await lockAccount(transaction, userId);
  let query = transaction.deleteFrom('session').where('userId', '=', userId);
  if (but !== undefined) query = query.where('id', '<>', but);
  const ended = await query.returning('username').execute();
  await forgetBegunFactor(transaction, userId);
  for (const username of new Set(ended.map((session) => session.username)))
    await withdrawLinks(transaction, ['email'], username);
}

/**
 * Also removes a new second factor or e-mail address that the user has not confirmed.
 * @returns undefined if the session does not exist
 */
export async function endSession(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<{ userAgent: string | null } | undefined> {
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

/**
 * Removes a TOTP secret that no code has confirmed, because an intruder could have read it in the ended
 * session.
 */
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
