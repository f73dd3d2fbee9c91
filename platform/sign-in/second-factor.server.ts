import type { Db } from '#platform/db/client.server.ts';

/** Takes all that an account proves itself by beside its password: codes of an app, codes on paper, passkeys. */
export async function removeSecondFactor(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('user')
    .set({ totpSecret: null, totpStep: null })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
  await db.deleteFrom('passkey').where('userId', '=', userId).execute();
}
