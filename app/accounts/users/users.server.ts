import type { Db } from '#platform/db/client.server.ts';
import { listAccounts, type UsedAccount } from '#platform/sign-in/accounts.server.ts';
import { type Admin, listEntries } from '#platform/sign-in/admins.server.ts';
import { listGrants } from '#platform/sign-in/grants.server.ts';
import type { Grant } from '#platform/sign-in/roles.ts';
import { normalizeEmail } from '#platform/sign-in/username.ts';

export interface ManagedUser extends Admin {
  grants: Grant[];
  /** Null while the person cannot sign in. */
  account: UsedAccount | null;
}

export async function listManagedUsers(db: Db): Promise<ManagedUser[]> {
  const admins = await listEntries(db);
  const grants = await listGrants(db);
  const accounts = await listAccounts(db);
  return admins.map((admin) => ({
    ...admin,
    grants: grants.get(admin.username) ?? [],
    account: accounts.get(normalizeEmail(admin.email)) ?? null,
  }));
}

export async function findManagedUser(db: Db, username: string): Promise<ManagedUser | undefined> {
  return (await listManagedUsers(db)).find((person) => person.username === username);
}
