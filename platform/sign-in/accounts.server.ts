import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/client.server.ts';
import { write } from '#platform/records/revision.server.ts';
import { type Admin, createAdmin, deleteAdmin, findAdmin, listEntries } from './admins.server.ts';
import { endSessions } from './end-sessions.server.ts';
import { forgetDevices } from './known-devices.server.ts';
import { hashPassword } from './password-hash.server.ts';
import { administratorGrants, type Grant } from './roles.ts';
import { lockAccount } from './still-holds.server.ts';
import { normalizeEmail } from './username.ts';

export interface Account {
  userId: string;
  email: string;
  passwordHash: string;
}

export async function findAccount(db: Db, admin: Admin): Promise<Account | undefined> {
  const email = normalizeEmail(admin.email);
  const accounts = await db
    .selectFrom('user')
    .innerJoin('account', 'account.userId', 'user.id')
    .select(['user.id as userId', 'user.email', 'account.password as passwordHash'])
    .where('account.password', 'is not', null)
    .where((column) =>
      column.or([column('user.email', '=', email), column('user.username', '=', admin.username)]),
    )
    .$narrowType<{ passwordHash: string }>()
    .execute();
  return accounts.find((account) => account.email === email) ?? accounts[0];
}

export async function findUserId(db: Db, admin: Admin): Promise<string | undefined> {
  const account = await findAccount(db, admin);
  return account?.email === normalizeEmail(admin.email) ? account.userId : undefined;
}

/** @param email must have the form that `normalizeEmail` returns */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  const user = db.selectFrom('user').select('id').where('email', '=', email);
  return (await user.executeTakeFirst()) !== undefined;
}

export interface UsedAccount {
  userId: string;
  since: string;
  lastUsed: string | undefined;
  hasSecondFactor: boolean;
}

export async function listAccounts(db: Db): Promise<Map<string, UsedAccount>> {
  const users = await db
    .selectFrom('user')
    .innerJoin('account', 'account.userId', 'user.id')
    .select(['user.id', 'user.email', 'user.createdAt', 'user.totpStep'])
    .where('account.password', 'is not', null)
    .execute();
  const sessions = await db
    .selectFrom('session')
    .select(['userId', (of) => of.fn.max('updatedAt').as('at')])
    .groupBy('userId')
    .execute();
  const devices = await db
    .selectFrom('knownDevice')
    .select(['userId', (of) => of.fn.max('signedInAt').as('at')])
    .groupBy('userId')
    .execute();
  const passkeys = await db.selectFrom('passkey').select('userId').distinct().execute();
  const uses = Map.groupBy([...sessions, ...devices], ({ userId }) => userId);
  const withPasskey = new Set(passkeys.map(({ userId }) => userId));
  return new Map(
    users.map(({ id, email, createdAt, totpStep }) => [
      email,
      {
        userId: id,
        since: createdAt,
        lastUsed: uses
          .get(id)
          ?.map(({ at }) => at)
          .toSorted()
          .at(-1),
        hasSecondFactor: totpStep !== null || withPasskey.has(id),
      },
    ]),
  );
}

export async function findSignInMethods(
  db: Db,
  userId: string,
): Promise<{ hasSecondFactor: boolean; passkeys: number }> {
  const user = await db
    .selectFrom('user')
    .select('totpStep')
    .where('id', '=', userId)
    .executeTakeFirst();
  const { passkeys } = await db
    .selectFrom('passkey')
    .select((column) => column.fn.countAll<number | string>().as('passkeys'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { hasSecondFactor: user?.totpStep != null, passkeys: Number(passkeys) };
}

/**
 * Finds the admin with the account's e-mail address. If several admins share the address, prefers the admin
 * with the account's username.
 */
export async function findAdminByUserId(db: Db, userId: string): Promise<Admin | undefined> {
  const user = await db
    .selectFrom('user')
    .select(['username', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return undefined;
  const admins = await listEntries(db);
  const served = admins.filter(({ email }) => normalizeEmail(email) === user.email);
  return served.find(({ username }) => username === user.username) ?? served[0];
}

/** @throws the database's error if the account already exists; the database is then unchanged */
export async function addAdmin(
  db: Db,
  admin: Admin,
  password?: string,
  grants: readonly Grant[] = administratorGrants,
): Promise<void> {
  const hash = password === undefined ? undefined : await hashPassword(password);
  await write(db, (transaction) => addAdminWithin(transaction, admin, { hash, grants }));
}

export async function addAdminWithin(
  transaction: Db,
  admin: Admin,
  { hash, grants }: { hash: string | undefined; grants: readonly Grant[] },
): Promise<void> {
  if (!(await findAdmin(transaction, admin.username)))
    await createAdmin(transaction, admin, grants);
  if (hash !== undefined) await createAccount(transaction, admin, hash);
}

export async function removeAdmin(db: Db, admin: Admin): Promise<void> {
  await write(db, (transaction) => removeAdminWithin(transaction, admin));
}

export async function removeAdminWithin(transaction: Db, admin: Admin): Promise<void> {
  for (const userId of await listOwnUserIds(transaction, admin))
    await transaction.deleteFrom('user').where('id', '=', userId).execute();
  await deleteAdmin(transaction, admin.username);
}

/** Must be called only when no admin has this e-mail address any more. */
export async function removeAbandonedAccount(transaction: Db, email: string): Promise<void> {
  await transaction.deleteFrom('user').where('email', '=', email).execute();
}

export async function setEmail(
  transaction: Db,
  { username, userId, email }: { username: string; userId: string; email: string },
  now: Date,
): Promise<void> {
  await transaction.updateTable('admin').set({ email }).where('username', '=', username).execute();
  await transaction
    .updateTable('user')
    .set({ email, updatedAt: now.toISOString() })
    .where('id', '=', userId)
    .execute();
}

/** Also ends all sessions (ASVS 5.0, 7.4.3) and forgets all known devices. */
export async function setPassword(db: Db, userId: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction().execute((transaction) => setPasswordWithin(transaction, { userId, hash }));
}

export async function setPasswordWithin(
  transaction: Db,
  { userId, hash, stays = {} }: { userId: string; hash: string; stays?: Stays },
): Promise<void> {
  // Waits for sign-ins that are being stored at this moment, so that `endSessions` ends their sessions too.
  await lockAccount(transaction, userId);
  await transaction
    .updateTable('account')
    .set({ password: hash, updatedAt: new Date().toISOString() })
    .where('userId', '=', userId)
    .where('providerId', '=', passwordProvider)
    .execute();
  await endSessions(transaction, userId, stays.sessionId);
  await forgetDevices(transaction, userId, stays.device);
}

interface Stays {
  sessionId?: string;
  device?: string | undefined;
}

const passwordProvider = 'credential';

async function createAccount(transaction: Db, admin: Admin, password: string): Promise<void> {
  const { username, email } = admin;
  const [userId, now] = [randomUUID(), new Date().toISOString()];
  const moments = { createdAt: now, updatedAt: now };
  await transaction
    .updateTable('user')
    .set({ username: null })
    .where('username', '=', username)
    .execute();
  await transaction
    .insertInto('user')
    .values({
      ...{ id: userId, username, name: username, email: normalizeEmail(email) },
      ...{ emailVerified: 1, ...moments },
    })
    .execute();
  await transaction
    .insertInto('account')
    .values({
      ...{ id: randomUUID(), userId, accountId: userId },
      ...{ providerId: passwordProvider, password, ...moments },
    })
    .execute();
}

async function listOwnUserIds(db: Db, admin: Admin): Promise<string[]> {
  const others = await db
    .selectFrom('admin')
    .select('email')
    .where('username', '<>', admin.username)
    .execute();
  const shared = new Set(others.map(({ email }) => normalizeEmail(email)));
  const users = await db
    .selectFrom('user')
    .select(['id', 'email'])
    .where((column) =>
      column.or([
        column('email', '=', normalizeEmail(admin.email)),
        column('username', '=', admin.username),
      ]),
    )
    .execute();
  return users.filter(({ email }) => !shared.has(email)).map(({ id }) => id);
}
