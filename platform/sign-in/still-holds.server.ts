import type { Db } from '#platform/db/client.server.ts';

/** What let somebody in. It must still hold when something is stored because of it. */
export interface Checked {
  userId: string;
  /** The hash that the password fitted. */
  passwordHash?: string;
  /** The secret of the app's codes; null when the account had none. */
  totpSecret?: string | null;
  /** The passkey that answered. */
  passkeyId?: string;
  /** The session that asks. */
  sessionId?: string;
}

/**
 * Whether all of it is still so. Until the transaction ends, nobody changes it: whoever changes a password or a
 * second factor waits for the row of the account.
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
  // A secret of which no code has come yet is none.
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

/** Takes the lock on the account, which nobody else gets until the transaction ends. */
export async function lockAccount(transaction: Db, userId: string): Promise<void> {
  await transaction
    .updateTable('user')
    .set((columns) => ({ updatedAt: columns.ref('updatedAt') }))
    .where('id', '=', userId)
    .execute();
}
