import type { Db } from '#platform/db/client.server.ts';
import { lockRows } from '#platform/db/rows.server.ts';
import { setGrants } from './grants.server.ts';
import type { Grant } from './roles.ts';
import { normalizeEmail, normalizeUsername } from './username.ts';

/** A person who is allowed to use /admin (spec §6). The account with the same address has the password. */
export interface Admin {
  username: string;
  email: string;
}

export async function findAdmin(db: Db, typed: string): Promise<Admin | undefined> {
  // PostgreSQL throws an error if a text contains a NUL character.
  if (typed.includes('\0')) return undefined;
  const username = normalizeUsername(typed);
  return db
    .selectFrom('admin')
    .selectAll()
    .where('username', 'in', [username, username.normalize('NFD')])
    .executeTakeFirst();
}

export async function listEntries(db: Db): Promise<Admin[]> {
  return db.selectFrom('admin').selectAll().orderBy('username').execute();
}

export async function isEmailOfAdmin(db: Db, email: string): Promise<boolean> {
  return (await listEntries(db)).some((admin) => normalizeEmail(admin.email) === email);
}

/**
 * Locks the row, so that no other transaction removes the admin.
 * @returns false if the admin does not exist
 */
export async function holdEntry(transaction: Db, username: string): Promise<boolean> {
  const entry = transaction.selectFrom('admin').select('username');
  const held = lockRows(transaction, entry.where('username', '=', username));
  return (await held.executeTakeFirst()) !== undefined;
}

export async function listAdmins(db: Db): Promise<(Admin & { canSignIn: boolean })[]> {
  const admins = await listEntries(db);
  const users = await db
    .selectFrom('user')
    .innerJoin('account', 'account.userId', 'user.id')
    .select('user.email')
    .where('account.password', 'is not', null)
    .execute();
  const emails = new Set(users.map(({ email }) => normalizeEmail(email)));
  return admins.map((admin) => ({ ...admin, canSignIn: emails.has(normalizeEmail(admin.email)) }));
}

/** `username` must have the form that `normalizeUsername` returns. */
export async function createAdmin(
  transaction: Db,
  { username, email }: Admin,
  grants: readonly Grant[],
): Promise<void> {
  await transaction.insertInto('admin').values({ username, email }).execute();
  await setGrants(transaction, username, grants);
}

export async function deleteAdmin(db: Db, username: string): Promise<void> {
  await db.deleteFrom('oneTimeLink').where('username', '=', username).execute();
  await db.deleteFrom('session').where('username', '=', username).execute();
  await db.deleteFrom('admin').where('username', '=', username).execute();
}
