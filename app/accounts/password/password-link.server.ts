import type { Db } from '#platform/db/client.server.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { createToken, withdrawLinks } from '#platform/sign-in/one-time-links.server.ts';
import { linkPaths } from '../paths.ts';

/**
 * Makes a link by which an admin chooses another password; older ones no longer work.
 * @returns its path, which opens it once
 */
export async function createPasswordLink(
  db: Db,
  about: string,
  { username, now }: { username: string; now: Date },
): Promise<string> {
  const token = await db.transaction().execute(async (transaction) => {
    await withdrawLinks(transaction, ['password'], about);
    await noteAccess(transaction, { kind: 'password-link', username, about }, now);
    return createToken(transaction, { purpose: 'password', username: about }, now);
  });
  return `${linkPaths.password}/${token}`;
}
