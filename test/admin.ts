import type { Db } from '#platform/db/client.server.ts';
import { write } from '#platform/records/revision.server.ts';
import { addAdminWithin, findUserId } from '#platform/sign-in/accounts.server.ts';
import type { Admin } from '#platform/sign-in/admins.server.ts';
import { everything, type Grant } from '#platform/sign-in/roles.ts';
import { startSession } from '#platform/sign-in/sessions.server.ts';
import type { Ask } from './app.ts';

export const testPassword = 'Blaue Pferde tanzen am Dienstag';

/**
 * Of `testPassword`, with the least cost that Argon2id allows: a real one costs 30 ms, and tests
 * make some hundred accounts. What passwords cost is proved beside `hashPassword`.
 */
const testPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$c2FsdCBvZiB0aGUgdGVzdHM$GweBuzWabIr6VSJCwISDj5AxgpaNIRQ8JQ4C6RCdURc';

/** An admin who can sign in with `testPassword`. */
export async function createSigningIn(
  db: Db,
  username = 'max',
  email = `${username}@verein.example`,
): Promise<Admin> {
  return addWithPassword(db, { username, email }, everything);
}

/** Somebody who can sign in and has these roles alone. */
export async function createWithRoles(
  db: Db,
  username: string,
  grants: readonly Grant[],
): Promise<Admin> {
  return addWithPassword(db, { username, email: `${username}@verein.example` }, grants);
}

async function addWithPassword(db: Db, admin: Admin, grants: readonly Grant[]): Promise<Admin> {
  const hash = testPasswordHash;
  await write(db, (transaction) => addAdminWithin(transaction, admin, { hash, grants }));
  return admin;
}

/**
 * What the site answers to a signed-in admin: each request carries the session's cookie, and says
 * as a browser does that it comes from this site.
 * @param now when the admin signed in; the site's own clock when it has another one
 */
export async function signedInAsk(
  ask: Ask,
  db: Db,
  { admin, now = new Date() }: { admin?: Admin; now?: Date } = {},
): Promise<Ask> {
  const cookie = await signInDirectly(db, admin ?? (await createSigningIn(db)), now);
  return withCookie(ask, cookie);
}

/** A session started past the form; returns the cookie that a browser would send. */
export async function signInDirectly(db: Db, admin: Admin, now = new Date()): Promise<string> {
  const userId = (await findUserId(db, admin)) as string;
  const request = new Request('http://localhost/login');
  const setCookie = await startSession(db, request, { username: admin.username, userId }, now);
  return setCookie.split(';')[0] as string;
}

/** Asks with a cookie and, unless the request says otherwise, from this site. */
export function withCookie(ask: Ask, cookie: string): Ask {
  return (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookie);
    if (!headers.has('Origin')) headers.set('Origin', 'http://localhost');
    return ask(path, { ...init, headers });
  };
}

/** Asks as one browser does: it keeps the cookies that it gets. */
export function asBrowser(ask: Ask): Ask {
  let cookie = '';
  return async (path, init) => {
    const answer = await withCookie(ask, cookie)(path, init);
    cookie = cookiesOf(answer) || cookie;
    return answer;
  };
}

/** A form as a browser posts it. */
export function posted(fields: Record<string, string>, headers: HeadersInit = {}): RequestInit {
  const given = new Headers(headers);
  if (!given.has('Origin')) given.set('Origin', 'http://localhost');
  return { method: 'POST', body: new URLSearchParams(fields), headers: given };
}

/** The cookies of an answer, as a browser sends them back. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** What the audit log tells of sign-ins and accounts. */
export async function listAccessKinds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('accessEntry').select('kind').execute();
  return rows.map(({ kind }) => kind);
}
