import type { Db } from '#platform/db/client.server.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { keepPasskeys } from '#platform/sign-in/passkeys.server.ts';

/**
 * With another password: those passkeys hold that were chosen, and no other one, also none that was added
 * since the form was opened. The audit log names what is gone.
 * @returns the names of both
 */
export async function choosePasskeys(
  transaction: Db,
  { userId, username, kept }: { userId: string; username: string; kept: readonly string[] },
  now: Date,
): Promise<{ removed: string[]; kept: string[] }> {
  const passkeys = await keepPasskeys(transaction, userId, kept);
  for (const detail of passkeys.removed)
    await noteAccess(transaction, { kind: 'passkey-removed', username, detail }, now);
  return passkeys;
}
