import type { Db } from '#platform/db/client.server.ts';
import { knownDeviceDays, retentionCutoff } from '#platform/values/retention.ts';
import { issueToken, readDigest, type TokenCookie } from './token-cookie.server.ts';

/** Stays when somebody signs out: it says that a browser is no stranger, and opens nothing. */
const cookie: TokenCookie = {
  name: 'device',
  sameSite: 'Strict',
  maxAge: knownDeviceDays * 24 * 60 * 60 * 1000,
};

/**
 * The device that a request comes from, when this account has signed in there, not too long ago;
 * else undefined.
 */
export async function findKnownDevice(
  db: Db,
  request: Request,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const device = readDigest(request, cookie);
  if (!device) return undefined;
  const known = await db
    .selectFrom('knownDevice')
    .select('token')
    .where('token', '=', device)
    .where('userId', '=', userId)
    .where('signedInAt', '>', retentionCutoff(now, knownDeviceDays).toISOString())
    .executeTakeFirst();
  return known?.token;
}

/**
 * The device that a request comes from, when any account has signed in there, not too long ago; else undefined.
 */
export async function findAnyKnownDevice(
  db: Db,
  request: Request,
  now: Date,
): Promise<string | undefined> {
  const device = readDigest(request, cookie);
  if (!device) return undefined;
  const known = db
    .selectFrom('knownDevice')
    .select('token')
    .where('token', '=', device)
    .where('signedInAt', '>', retentionCutoff(now, knownDeviceDays).toISOString());
  return (await known.executeTakeFirst())?.token;
}

/**
 * Makes the device known on which somebody has signed in. It gets another token each time: one that
 * somebody else has planted there is worth nothing. Whoever else has signed in there is known by
 * the new one, too. Inside a transaction.
 * @returns the Set-Cookie header that leaves it with the browser
 */
export async function keepDevice(
  transaction: Db,
  request: Request,
  userId: string,
  now: Date,
): Promise<string> {
  const before = readDigest(request, cookie);
  const { digest, setCookie } = issueToken(request, cookie);
  const signedInAt = now.toISOString();
  if (before !== undefined)
    await transaction
      .updateTable('knownDevice')
      .set({ token: digest })
      .where('token', '=', before)
      .execute();
  await transaction
    .insertInto('knownDevice')
    .values({ token: digest, userId, signedInAt })
    .onConflict((conflict) => conflict.columns(['token', 'userId']).doUpdateSet({ signedInAt }))
    .execute();
  return setCookie;
}

/** Whether there is a device on which this account has signed in, not too long ago. */
export async function hasKnownDevice(db: Db, userId: string, now: Date): Promise<boolean> {
  const known = await db
    .selectFrom('knownDevice')
    .select('token')
    .where('userId', '=', userId)
    .where('signedInAt', '>', retentionCutoff(now, knownDeviceDays).toISOString())
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

/** From now on every device is a stranger to this account, but for one. */
export async function forgetDevices(db: Db, userId: string, but?: string): Promise<void> {
  let query = db.deleteFrom('knownDevice').where('userId', '=', userId);
  if (but !== undefined) query = query.where('token', '<>', but);
  await query.execute();
}

/** Deletes the devices on which nobody has signed in for long. */
export async function deleteOldDevices(db: Db, now: Date): Promise<void> {
  const oldest = retentionCutoff(now, knownDeviceDays).toISOString();
  await db.deleteFrom('knownDevice').where('signedInAt', '<=', oldest).execute();
}
