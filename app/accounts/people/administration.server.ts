import type { Db } from '#platform/db/client.server.ts';
import { ObstacleError } from '#platform/records/refusal.ts';
import { findGrants } from '#platform/sign-in/grants.server.ts';
import { isAdministration } from '#platform/sign-in/roles.ts';
import { listPeople } from './people.server.ts';

/** Whether somebody may do everything at this moment; not who is gone. */
export async function mayDoEverything(db: Db, username: string): Promise<boolean> {
  return isAdministration(await findGrants(db, username));
}

/**
 * Inside a write: of two who take each other's roles at the same moment, the second has lost theirs.
 * @throws ObstacleError when the one who asks may no longer do everything
 */
export async function requireAdministration(transaction: Db, username: string): Promise<void> {
  if (!(await mayDoEverything(transaction, username)))
    throw new ObstacleError('Du bist nicht mehr Admin. Es wurde nichts geändert.');
}

/**
 * Inside a write that takes somebody out of the administration.
 * @throws ObstacleError when nobody else of it could sign in
 */
export async function requireAnotherOne(transaction: Db, username: string): Promise<void> {
  const people = await listPeople(transaction);
  const isThere = people.some(
    (person) =>
      person.username !== username && person.account !== null && isAdministration(person.grants),
  );
  if (!isThere)
    throw new ObstacleError('Das geht nicht: Sonst könnte sich kein Admin mehr anmelden.');
}
