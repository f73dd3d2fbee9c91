import type { Db } from '#platform/db/client.server.ts';
import { write } from '#platform/records/revision.server.ts';
import { addAdminWithin, findUserId } from '#platform/sign-in/accounts.server.ts';
import type { Admin } from '#platform/sign-in/admins.server.ts';
import { administratorGrants, type Grant } from '#platform/sign-in/roles.ts';
import { startSession } from '#platform/sign-in/sessions.server.ts';
import type { Ask } from './open-app.ts';

export const testPassword = 'Blaue Pferde tanzen am Dienstag';

/**
 * Hash of `testPassword` with the lowest cost of Argon2id: a real hash takes 30 ms, and tests create some
 * hundred accounts. The tests next to `hashPassword` check the real cost.
 */
const testPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$c2FsdCBvZiB0aGUgdGVzdHM$GweBuzWabIr6VSJCwISDj5AxgpaNIRQ8JQ4C6RCdURc';

/** Creates an admin who can sign in with `testPassword`. */
export async function createSigningIn(
  db: Db,
  username = 'max',
  email = `${username}@verein.example`,
): Promise<Admin> {
  return addWithPassword(db, { username, email }, administratorGrants);
}

/** Creates a user who can sign in and has only these roles. */
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
 * Returns an `Ask` with the session cookie of an admin. Like a browser, each request says that it comes from
 * this site.
 * @param now time of the sign-in; pass the site's clock if it is not the real time
 */
export async function askAsAdmin(
  ask: Ask,
  db: Db,
  { admin, now = new Date() }: { admin?: Admin; now?: Date } = {},
): Promise<Ask> {
  const cookie = await signInDirectly(db, admin ?? (await createSigningIn(db)), now);
  return withCookie(ask, cookie);
}

/** Starts a session without the sign-in form. Returns the cookie that a browser would send. */
export async function signInDirectly(db: Db, admin: Admin, now = new Date()): Promise<string> {
  const userId = (await findUserId(db, admin)) as string;
  const request = new Request('http://localhost/login');
  const setCookie = await startSession(db, request, { username: admin.username, userId }, now);
  return setCookie.split(';')[0] as string;
}

/** Sends requests with a cookie. Without an `Origin` header of their own, they come from this site. */
export function withCookie(ask: Ask, cookie: string): Ask {
  return (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookie);
    if (!headers.has('Origin')) headers.set('Origin', 'http://localhost');
    return ask(path, { ...init, headers });
  };
}

/** Sends requests like one browser: it uses the cookies of earlier answers. */
export function asBrowser(ask: Ask): Ask {
  let cookie = '';
  return async (path, init) => {
    const answer = await withCookie(ask, cookie)(path, init);
    cookie = readCookies(answer) || cookie;
    return answer;
  };
}

/** Builds the request of a form like a browser. */
export function formPost(fields: Record<string, string>, headers: HeadersInit = {}): RequestInit {
  const given = new Headers(headers);
  if (!given.has('Origin')) given.set('Origin', 'http://localhost');
  return { method: 'POST', body: new URLSearchParams(fields), headers: given };
}

/** Returns the cookies of an answer as a browser sends them back. */
export function readCookies(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export async function listAccessKinds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('accessEntry').select('kind').execute();
  return rows.map(({ kind }) => kind);
}
