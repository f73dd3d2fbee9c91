import type { Db } from '../db/client.server.ts';
import { knownDeviceDays, retentionCutoff } from '../domain/retention.ts';

/** Whether an account has signed in on the device with this token, not too long ago. */
export async function isKnownDevice(
  db: Db,
  { token, userId }: { token: string; userId: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevice')
    .select('token')
    .where('token', '=', token)
    .where('userId', '=', userId)
    .where('signedInAt', '>', retentionCutoff(now, knownDeviceDays).toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes that an account has signed in on a device, which gets another token by that; whoever else
 * has signed in there is known by the new one, too.
 */
export async function rememberDevice(
  db: Db,
  { before, token, userId }: { before: string | undefined; token: string; userId: string },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (before !== undefined)
      await transaction
        .updateTable('knownDevice')
        .set({ token })
        .where('token', '=', before)
        .execute();
    await transaction
      .insertInto('knownDevice')
      .values({ token, userId, signedInAt: now.toISOString() })
      .onConflict((conflict) =>
        conflict.columns(['token', 'userId']).doUpdateSet({ signedInAt: now.toISOString() }),
      )
      .execute();
  });
}

/** From now on every device is a stranger to this account. */
export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('knownDevice').where('userId', '=', userId).execute();
}
