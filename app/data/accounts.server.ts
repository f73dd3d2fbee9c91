import type { Db } from '../db/client.server.ts';
import { normalizeEmail } from '../domain/username.ts';
import type { Admin } from './admins.server.ts';

/** An account with a password. */
export interface Account {
  userId: string;
  email: string;
  /** Argon2id in PHC format. */
  passwordHash: string;
}

/**
 * The account to try an admin's password on: the one of the admin's e-mail address, else the one
 * that was made for the admin and has another address by now.
 */
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

/** Lets go of a username, so that another account can be made for its admin. */
export async function releaseUsername(db: Db, username: string): Promise<void> {
  await db.updateTable('user').set({ username: null }).where('username', '=', username).execute();
}

/** The ids of the accounts that serve this admin and no other one. */
export async function listOwnUserIds(db: Db, admin: Admin): Promise<string[]> {
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
