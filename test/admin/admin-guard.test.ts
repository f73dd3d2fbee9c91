import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { signInAddress } from '#platform/sign-in/return-address.ts';
import { freshDatabase } from '#test/database.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { routePaths } from '#test/route-paths.ts';
import { casesOfRun } from '#test/run/cases-of-run.ts';
import { createSigningIn, signInDirectly, withCookie } from '#test/sign-in-admin.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** All addresses at or below /admin, with example values instead of parameters. */
const addresses = routePaths
  .filter((path) => path === '/admin' || path.startsWith('/admin/'))
  .map((path) => path.replace(/:\w+\??/g, '1').replace('*', 'x'));

let db: Db;
let ask: Ask;
const now = new Date('2026-03-01T08:00:00Z');
beforeEach(async () => {
  db = await freshDatabase('sqlite');
  ask = await openApp(db, () => now);
});

test('the route table contains the admin area', () => {
  expect(addresses).toContain('/admin');
});

test('redirects a visitor from every admin address to the sign-in, with every method', async () => {
  await expectRefusals((path, method) => ask(path, from('http://localhost', method)));
});

test('redirects a visitor to the sign-in even if the request asks for other routes’ data', async () => {
  for (const routes of ['root', 'back-office/layout/route', 'site/home/route', ''])
    for (const path of addresses) {
      const answer = await ask(`${dataOf(path)}?_routes=${routes}`);
      expect(await answer.text()).toContain(`"redirect","${signInAddress(path)}`);
    }
});

test('treats a user without an admin record as a visitor', async () => {
  const max = await createSigningIn(db);
  const cookie = await signInDirectly(db, max, now);
  // Each refusal deletes the session, so the test stores the session again before the next request.
  const sessions = await db.selectFrom('session').selectAll().execute();
  await db.deleteFrom('admin').execute();
  const asMax = withCookie(ask, cookie);
  await expectRefusals(async (path, method) => {
    await db.deleteFrom('session').execute();
    await db.insertInto('session').values(sessions).execute();
    return asMax(path, { method });
  });
});

test('treats an expired session like no session', async () => {
  const max = await createSigningIn(db);
  const before = new Date(now.getTime() - 12 * 3_600_000);
  const asMax = withCookie(ask, await signInDirectly(db, max, before));
  await expectRefusals((path, method) => asMax(path, { method }));
});

test('refuses changes that another site sends from an admin’s browser', async () => {
  const max = await createSigningIn(db);
  const asMax = withCookie(ask, await signInDirectly(db, max, now));
  for (const path of addresses)
    for (const form of [path, dataOf(path)])
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
        expect([
          form,
          method,
          (await asMax(form, from('https://evil.example', method))).status,
        ]).toEqual([form, method, 403]);
});

test('opens the admin area for a signed-in admin', async () => {
  const max = await createSigningIn(db);
  const asMax = withCookie(ask, await signInDirectly(db, max, now));
  for (const path of ['/admin', '/admin.data']) expect((await asMax(path)).status).toBe(200);
});

/** Checks that every admin address redirects to the sign-in, as a page, as data and in other spellings. */
async function expectRefusals(answerTo: (path: string, method: string) => Promise<Response>) {
  for (const path of addresses)
    for (const written of casesOfRun(
      [path, `${path}/`, path.replace('/admin', '/ADMIN'), path.replace('/a', '/%61')],
      (one) => one === path,
    ))
      for (const query of casesOfRun(['', '?x=1'], (one) => one === ''))
        for (const method of casesOfRun(methods, (one) => one === 'GET' || one === 'POST')) {
          const plain = await answerTo(written + query, method);
          expect([written, method, plain.status]).toEqual([written, method, 303]);
          expect(plain.headers.get('Location')).toBe(signInAddress(written + query));
          expect(await plain.text()).toBe('');
          const single = await answerTo(dataOf(path) + query, method);
          expect([path, method, single.status]).toEqual([path, method, 202]);
          expect(single.headers.get('Cache-Control')).toBe('no-store');
          const target = method === 'HEAD' ? '' : `"redirect","${signInAddress(path + query)}"`;
          expect(await single.text()).toContain(target);
        }
}

/** The address from which an open page loads its data. */
function dataOf(path: string): string {
  return `${path}.data`;
}

function from(origin: string, method: string): RequestInit {
  return { method, headers: { Origin: origin } };
}
