import type { Db } from '#platform/db/client.server.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { findGrants } from '#platform/sign-in/grants.server.ts';
import { isAdministration } from '#platform/sign-in/roles.ts';
import { listManagedUsers } from './users.server.ts';

export async function isAdministrator(db: Db, username: string): Promise<boolean> {
  return isAdministration(await findGrants(db, username));
}

/** Call it inside a write. Otherwise two administrators could remove each other's role at one moment. */
export async function requireAdministration(transaction: Db, username: string): Promise<void> {
  if (!(await isAdministrator(transaction, username)))
    throw new BlockedChangeError('Du bist nicht mehr Admin. Es wurde nichts geändert.');
}

/**
 * Call it inside a write.
 * @throws BlockedChangeError if no other administrator can sign in
 */
export async function requireAnotherAdministrator(
  transaction: Db,
  username: string,
): Promise<void> {
  const people = await listManagedUsers(transaction);
  const isThere = people.some(
    (person) =>
      person.username !== username && person.account !== null && isAdministration(person.grants),
  );
  if (!isThere)
    throw new BlockedChangeError('Das geht nicht: Sonst könnte sich kein Admin mehr anmelden.');
}
