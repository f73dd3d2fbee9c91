import { findAccount, listOwnUserIds, releaseUsername } from '../data/accounts.server.ts';
import { type Admin, createAdmin, deleteAdmin, findAdmin } from '../data/admins.server.ts';
import { forgetDevices } from '../data/known-devices.server.ts';
import { write } from '../data/revision.server.ts';
import type { Db } from '../db/client.server.ts';
import { normalizeEmail } from '../domain/username.ts';
import { createAuth } from './auth.server.ts';
import { hashPassword } from './password-hash.server.ts';

/** The id of the account that an admin signs in with; undefined while there is none. */
export async function findUserId(db: Db, admin: Admin): Promise<string | undefined> {
  const account = await findAccount(db, admin);
  return account?.email === normalizeEmail(admin.email) ? account.userId : undefined;
}

/**
 * Makes what an admin lacks to sign in: the entry, and with a password the account.
 * @throws the database's error when either exists already; nothing is changed then
 */
export async function addAdmin(db: Db, admin: Admin, password?: string): Promise<void> {
  const hash = password === undefined ? undefined : await hashPassword(password);
  await write(db, async (transaction) => {
    if (!(await findAdmin(transaction, admin.username))) await createAdmin(transaction, admin);
    if (hash !== undefined) await createAccount(transaction, admin, hash);
  });
}

/** Takes an admin's entry away, with the sessions and the account that no other admin needs. */
export async function removeAdmin(db: Db, admin: Admin): Promise<void> {
  await write(db, async (transaction) => {
    const { internalAdapter } = await createAuth(transaction);
    for (const userId of await listOwnUserIds(transaction, admin))
      await internalAdapter.deleteUser(userId);
    await deleteAdmin(transaction, admin.username);
  });
}

/** Gives an account another password, and ends all of its sessions (ASVS 5.0, 7.4.3); no device is known any more. */
export async function setPassword(db: Db, userId: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const { internalAdapter } = await createAuth(transaction);
    await internalAdapter.updatePassword(userId, hash);
    await internalAdapter.deleteUserSessions(userId);
    await forgetDevices(transaction, userId);
  });
}

async function createAccount(transaction: Db, admin: Admin, password: string): Promise<void> {
  const { username, email } = admin;
  const { internalAdapter } = await createAuth(transaction);
  await releaseUsername(transaction, username);
  const user = await internalAdapter.createUser(
    { username, email: normalizeEmail(email), name: username, emailVerified: true },
    { method: 'email-password' },
  );
  const credential = { providerId: 'credential', accountId: user.id };
  await internalAdapter.linkAccount({ ...credential, userId: user.id, password });
}
