import type { Db } from '#platform/db/client.server.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { createToken } from '#platform/sign-in/one-time-links.server.ts';
import { linkPaths } from '../paths.ts';

/**
 * A link by which an admin chooses another password, for another admin to hand over: it works once.
 * @returns its path, with the token that is stored nowhere
 */
export async function createPasswordLink(
  db: Db,
  username: string,
  by: { username: string; now: Date },
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const token = await createToken(transaction, { purpose: 'password', username }, by.now);
    const entry = { kind: 'password-link', username: by.username, about: username } as const;
    await noteAccess(transaction, entry, by.now);
    return `${linkPaths.password}/${token}`;
  });
}
