import type { Db } from '#platform/db/client.server.ts';

/**
 * The state at the check of the password, code or passkey. It must still be true when the sign-in is stored.
 */
export interface Checked {
  userId: string;
  passwordHash?: string;
  totpSecret?: string | null;
  passkeyId?: string;
  sessionId?: string;
}

/**
 * Returns true if the account still has the state in `checked`. Locks the account, so that this state cannot
 * change before the transaction ends.
 */
export async function stillHolds(transaction: Db, checked: Checked): Promise<boolean> {
  const { userId, passwordHash, totpSecret, passkeyId, sessionId } = checked;
  await lockAccount(transaction, userId);
  let query = transaction.selectFrom('user').select('id').where('id', '=', userId);
  if (passwordHash !== undefined)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('account')
          .select('account.id')
          .whereRef('account.userId', '=', 'user.id')
          .where('account.password', '=', passwordHash),
      ),
    );
  // `null` means that the account has no authenticator app. A secret that the user has not confirmed does not
  // count.
  if (totpSecret === null) query = query.where('totpStep', 'is', null);
  if (typeof totpSecret === 'string')
    query = query.where('totpSecret', '=', totpSecret).where('totpStep', 'is not', null);
  if (passkeyId !== undefined)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('passkey')
          .select('passkey.id')
          .whereRef('passkey.userId', '=', 'user.id')
          .where('passkey.id', '=', passkeyId),
      ),
    );
  if (sessionId !== undefined)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session')
          .select('session.id')
          .whereRef('session.userId', '=', 'user.id')
          .where('session.id', '=', sessionId),
      ),
    );
  return (await query.executeTakeFirst()) !== undefined;
}

export async function lockAccount(transaction: Db, userId: string): Promise<void> {
  await transaction
    .updateTable('user')
    .set((columns) => ({ updatedAt: columns.ref('updatedAt') }))
    .where('id', '=', userId)
    .execute();
}
