import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/client.server.ts';
import { type Account, findAccount } from './accounts.server.ts';
import { type Admin, findAdmin } from './admins.server.ts';
import { linkLifetimes } from './link-lifetimes.ts';
import { createToken, findLink, redeemLink } from './one-time-links.server.ts';
import {
  clearTokenCookie,
  readToken,
  setTokenCookie,
  type TokenCookie,
} from './token-cookie.server.ts';

/**
 * The cookie shows only that the password was correct. It gives no access, because the user must still enter
 * a code.
 */
const cookie: TokenCookie = {
  name: 'half-sign-in',
  sameSite: 'Strict',
  maxAge: linkLifetimes['sign-in'],
};

interface HalfSignIn {
  userId: string;
  /** A digest of the password hash. A changed password therefore makes the cookie invalid. */
  password: string;
}

export async function startPendingSignIn(
  db: Db,
  request: Request,
  { admin, account }: { admin: Admin; account: Account },
  now: Date,
): Promise<string> {
  const data: HalfSignIn = { userId: account.userId, password: digest(account) };
  const link = { purpose: 'sign-in', username: admin.username, data } as const;
  return setTokenCookie(request, cookie, await createToken(db, link, now));
}

export async function findPendingSignIn(
  db: Db,
  request: Request,
  now: Date,
): Promise<{ username: string; userId: string; passwordHash: string } | undefined> {
  const link = await findLink(db, 'sign-in', readToken(request, cookie), now);
  const admin = link?.username == null ? undefined : await findAdmin(db, link.username);
  const account = admin && (await findAccount(db, admin));
  if (!link || !admin || !account) return undefined;
  const { userId, password } = link.data as HalfSignIn;
  const isSame = account.userId === userId && digest(account) === password;
  const { passwordHash } = account;
  return isSame ? { username: admin.username, userId, passwordHash } : undefined;
}

/**
 * Only one of two parallel requests gets the header.
 * @returns the Set-Cookie header that removes the cookie; undefined if the pending sign-in has ended
 */
export async function endPendingSignIn(
  db: Db,
  request: Request,
  now: Date,
): Promise<string | undefined> {
  const link = await redeemLink(db, 'sign-in', readToken(request, cookie), now);
  return link && clearTokenCookie(request, cookie);
}

function digest({ passwordHash }: Account): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}
