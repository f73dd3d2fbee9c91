import { z } from 'zod';
import { queueAccountMail } from '#app/accounts/mails/queue-account-mail.server.ts';
import {
  isAdministrator,
  requireAdministration,
} from '#app/accounts/users/administration.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { write } from '#platform/records/revision.server.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import {
  addAdminWithin,
  findUserId,
  setPasswordWithin,
} from '#platform/sign-in/accounts.server.ts';
import { type Admin, findAdmin } from '#platform/sign-in/admins.server.ts';
import {
  createToken,
  findLink,
  type OneTimeLink,
  redeemLink,
  withdrawLinks,
} from '#platform/sign-in/one-time-links.server.ts';
import { hashPassword } from '#platform/sign-in/password-hash.server.ts';
import { linkPaths } from '../paths.ts';
import { choosePasskeys } from './change-password.server.ts';

const purpose = 'password';

/**
 * `by` is the administrator who made the link. The link stops working when `by` is no longer an
 * administrator. A mailed link has no `by`.
 */
const linkData = z.object({ by: z.string().optional() });

/** @throws BlockedChangeError if `by` is not an administrator */
export async function createPasswordLink(
  db: Db,
  username: string,
  by: { username: string; now: Date },
): Promise<string> {
  // Writes run one after the other, so only the last link works if several links are made at once.
  return write(db, async (transaction) => {
    await requireAdministration(transaction, by.username);
    await withdrawLinks(transaction, [purpose], username);
    const data = { by: by.username };
    const token = await createToken(transaction, { purpose, username, data }, by.now);
    const entry = { kind: 'password-link', username: by.username, about: username } as const;
    await noteAccess(transaction, entry, by.now);
    return `${linkPaths.password}/${token}`;
  });
}

export async function findPasswordLink(
  db: Db,
  token: string | undefined,
  now: Date,
): Promise<Admin | undefined> {
  return findOwner(db, await findLink(db, purpose, token, now));
}

/**
 * Sets the password, ends all sessions and removes the passkeys that are not in `kept`. Returns false if the
 * link is invalid, used or expired.
 */
export async function redeemPasswordLink(
  db: Db,
  token: string | undefined,
  { password, kept, canMail }: { password: string; kept: readonly string[]; canMail: boolean },
  now: Date,
): Promise<boolean> {
  const hash = await hashPassword(password);
  return write(db, async (transaction) => {
    const admin = await findOwner(transaction, await redeemLink(transaction, purpose, token, now));
    if (!admin) return false;
    const { username, email } = admin;
    const userId = await findUserId(transaction, admin);
    if (userId === undefined) await addAdminWithin(transaction, admin, { hash, grants: [] });
    else await setPasswordWithin(transaction, { userId, hash });
    await withdrawLinks(transaction, [purpose, 'email', 'sign-in'], username);
    const passkeys = userId && (await choosePasskeys(transaction, { userId, username, kept }, now));
    await noteAccess(transaction, { kind: 'password', username }, now);
    const at = now.toISOString();
    const letter = { what: 'password-changed', username, at, ...passkeys } as const;
    if (canMail) await queueAccountMail(transaction, { to: email, letter }, now);
    return true;
  });
}

async function findOwner(db: Db, link: OneTimeLink | undefined): Promise<Admin | undefined> {
  if (link?.username == null) return undefined;
  const { by } = linkData.parse(link.data);
  if (by !== undefined && !(await isAdministrator(db, by))) return undefined;
  return findAdmin(db, link.username);
}
