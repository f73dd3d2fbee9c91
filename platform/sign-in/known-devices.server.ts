import type { Db } from '#platform/db/client.server.ts';
import { knownDeviceDays, retentionCutoff } from '#platform/values/retention.ts';
import { issueToken, readDigest, type TokenCookie } from './token-cookie.server.ts';

/** Marks the browser as a known device. The cookie alone gives no access, so it stays after signing out. */
const cookie: TokenCookie = {
  name: 'device',
  sameSite: 'Strict',
  maxAge: knownDeviceDays * 24 * 60 * 60 * 1000,
};

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
 * Makes a new token at each sign-in. A token that an attacker has put into this browser then becomes useless.
 * @returns the Set-Cookie header
 */
export async function rememberDevice(
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

export async function forgetDevices(db: Db, userId: string, but?: string): Promise<void> {
  let query = db.deleteFrom('knownDevice').where('userId', '=', userId);
  if (but !== undefined) query = query.where('token', '<>', but);
  await query.execute();
}

export async function deleteOldDevices(db: Db, now: Date): Promise<void> {
  const oldest = retentionCutoff(now, knownDeviceDays).toISOString();
  await db.deleteFrom('knownDevice').where('signedInAt', '<=', oldest).execute();
}
