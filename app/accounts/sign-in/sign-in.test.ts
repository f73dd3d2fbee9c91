import { randomBytes } from 'node:crypto';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import {
  addAdmin,
  findUserId,
  removeAdmin,
  setPassword,
} from '#platform/sign-in/accounts.server.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createAdmin, createAdminRole } from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import {
  askAsAdmin,
  createSigningIn,
  formPost,
  signInDirectly,
  testPassword,
  withCookie,
} from '#test/sign-in-admin.ts';

const failed = 'Login fehlgeschlagen. Bitte überprüfen Sie Ihre Anmeldedaten.';
const unknown = 'Benutzername nicht gefunden.';
const noAdmin = 'Sie sind kein berechtigter Administrator.';

const draftPath = '/admin/neuigkeiten/neu/entwurf';

/** The request of a page's data, sent by the page at this address. */
function comingFrom(page: string): RequestInit {
  return { headers: { Referer: `http://localhost/admin/${page}` } };
}

onEnginesOfRun((engine) => {
  test('signs in with the right password; spaces and capitals in the username are ignored', async () => {
    const { ask } = await openWithMax(engine);
    for (const username of ['max', ' MAX ', 'Max']) {
      const answer = await ask('/login', formPost({ username, password: testPassword }));
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin']);
      const page = await withCookie(ask, sentCookie(answer))('/admin');
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<strong>max</strong>');
    }
  });

  test('the sign-in form requires both fields and hides the password', async () => {
    const { ask } = await openWithMax(engine);
    const $ = load(await (await ask('/login')).text());
    const fieldOf = (name: string) => $(`main form [name=${name}]`).attr();
    expect(fieldOf('username')).toMatchObject({ required: '', autocomplete: 'username' });
    expect(fieldOf('password')).toMatchObject({
      ...{ type: 'password', required: '', autocomplete: 'current-password' },
    });
  });

  test('shows a message for each failed sign-in and keeps only the username', async () => {
    const { db, ask } = await openWithMax(engine);
    await createAdmin(db, { username: 'ohne-konto' });
    const moritz = await createSigningIn(db, 'moritz');
    await db
      .updateTable('admin')
      .set({ email: 'neu@verein.example' })
      .where('username', '=', moritz.username)
      .execute();
    for (const [username, password, message] of [
      ['niemand', testPassword, unknown],
      ['max@verein.example', testPassword, unknown],
      ['max', `${testPassword}!`, failed],
      ['max', 'x'.repeat(5000), failed],
      ['ohne-konto', testPassword, failed],
      ['moritz', 'falsch', failed],
      ['moritz', testPassword, noAdmin],
    ] as const) {
      await db.deleteFrom('failedSignIn').execute();
      const answer = await ask('/login', formPost({ username, password }));
      const html = await answer.text();
      expect([username, answer.status]).toEqual([username, 403]);
      expect(html).toMatch(new RegExp(`<div role="alert"[^>]*>${message}</div>`));
      expect(html).toContain(`value="${username}"`);
      expect(html).not.toContain(password);
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    }
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test('removing an admin ends the session and prevents a new sign-in', async () => {
    const { db, ask, max } = await openWithMax(engine);
    const asMax = await askAsAdmin(ask, db, { admin: max });
    expect((await asMax('/admin')).status).toBe(200);
    await removeAdmin(db, max);
    expect((await asMax('/admin')).status).toBe(303);
    expect(await db.selectFrom('user').selectAll().execute()).toEqual([]);
    const again = await ask('/login', formPost({ username: 'max', password: testPassword }));
    expect(await again.text()).toContain(unknown);
  });

  test('a session ends permanently if its admin is deleted or gets another address', async () => {
    const { db, ask, max } = await openWithMax(engine);
    for (const change of [
      () => db.deleteFrom('admin').execute(),
      () => db.updateTable('admin').set({ email: 'neu@verein.example' }).execute(),
    ]) {
      const asMax = await askAsAdmin(ask, db, { admin: max });
      expect((await asMax('/admin')).status).toBe(200);
      await change();
      expect((await asMax('/admin')).status).toBe(303);
      await db.deleteFrom('admin').execute();
      await createAdmin(db, max);
      await createAdminRole(db, { username: max.username, role: 'administration' });
      expect((await asMax('/admin')).status).toBe(303);
    }
  });

  test('a password change ends every session', async () => {
    const { db, ask, max } = await openWithMax(engine);
    const asMax = await askAsAdmin(ask, db, { admin: max });
    await setPassword(db, (await findUserId(db, max)) as string, 'Sieben rote Dächer im Nebel');
    expect((await asMax('/admin')).status).toBe(303);
    const old = await ask('/login', formPost({ username: 'max', password: testPassword }));
    expect(old.status).toBe(403);
    const fields = { username: 'max', password: 'Sieben rote Dächer im Nebel' };
    expect((await ask('/login', formPost(fields))).status).toBe(303);
  });

  test('background requests of an open page do not extend the session', async () => {
    const db = await freshDatabase(engine);
    const admin = await createSigningIn(db);
    let now = new Date('2026-03-01T08:00:00Z');
    const ask = await openApp(db, () => now);
    const asMax = withCookie(ask, await signInDirectly(db, admin, now));
    const later = (hours: number) => {
      now = new Date(now.getTime() + hours * 3_600_000);
    };
    for (const _ of ['once', 'again']) {
      later(5);
      const answer = await asMax('/admin/ungelesen');
      expect([answer.status, await answer.json()]).toMatchObject([200, { unread: 0 }]);
    }
    later(3);
    expect((await asMax('/admin')).status).toBe(303);
  });

  test.each<[string, boolean, string, RequestInit]>([
    ['the inbox check of an open page', false, '/admin/ungelesen', {}],
    ['an open article form', false, draftPath, formPost({ recordId: 'neu' })],
    ['typed text of an article', true, draftPath, formPost({ recordId: 'neu', title: 'Halb' })],
    ['a page that loads its data again', false, '/admin/spiele.data', comingFrom('spiele')],
    ['the season after this', true, '/admin/spiele.data?saison=2025', comingFrom('spiele')],
    ['a link to another page', true, '/admin/spiele.data', comingFrom('kader')],
  ])('%s extends the session: %s', async (_, isUse, path, init) => {
    const db = await freshDatabase(engine);
    const admin = await createSigningIn(db);
    let now = new Date('2026-03-01T08:00:00Z');
    const ask = await openApp(db, () => now);
    const asMax = withCookie(ask, await signInDirectly(db, admin, now));
    now = new Date('2026-03-01T18:00:00Z');
    expect((await asMax(path, init)).status).toBe(200);
    now = new Date('2026-03-01T21:00:00Z');
    expect((await asMax('/admin')).status).toBe(isUse ? 200 : 303);
  });

  test('a session ends after twelve hours without use, or after seven days with use', async () => {
    const { db, max } = await openWithMax(engine);
    let now = new Date('2026-03-01T08:00:00Z');
    const later = (hours: number) => {
      now = new Date(now.getTime() + hours * 3_600_000);
    };
    const ask = await openApp(db, () => now);
    const idle = await askAsAdmin(ask, db, { admin: max, now });
    const used = await askAsAdmin(ask, db, { admin: max, now });
    later(11.99);
    expect((await used('/admin')).status).toBe(200);
    later(0.01);
    expect((await idle('/admin')).status).toBe(303);
    for (let hours = 12; hours + 11 < 7 * 24; hours += 11) {
      later(11);
      expect([hours, (await used('/admin')).status]).toEqual([hours, 200]);
    }
    later(7 * 24 - 12 - 14 * 11 - 0.01);
    expect((await used('/admin')).status).toBe(200);
    later(0.01);
    expect((await used('/admin')).status).toBe(303);
  });

  test('after signing out, a copy of the session cookie no longer works', async () => {
    const { db, ask, max } = await openWithMax(engine);
    const cookie = await signInDirectly(db, max);
    const other = await signInDirectly(db, max);
    const answer = await withCookie(ask, cookie)('/abmelden', formPost({}));
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
    expect(answer.headers.get('Set-Cookie')).toBe(
      'session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    );
    expect((await withCookie(ask, cookie)('/admin')).status).toBe(303);
    expect((await withCookie(ask, other)('/admin')).status).toBe(200);
  });

  test('after a sign-in, an earlier session id no longer works', async () => {
    const { db, ask, max } = await openWithMax(engine);
    const before = await signInDirectly(db, max);
    const planted = `session=${randomBytes(32).toString('base64url')}`;
    for (const known of [before, planted]) {
      const answer = await withCookie(ask, known)(
        '/login',
        formPost({ username: 'max', password: testPassword }),
      );
      expect(answer.status).toBe(303);
      expect(sentCookie(answer)).not.toBe(known);
      expect((await withCookie(ask, known)('/admin')).status).toBe(303);
      expect((await withCookie(ask, sentCookie(answer))('/admin')).status).toBe(200);
    }
  });

  test('the database contains neither the password nor the session id as plain text', async () => {
    const db = await freshDatabase(engine);
    const max = { username: 'max', email: 'max@verein.example' };
    await addAdmin(db, max, testPassword);
    const cookie = await signInDirectly(db, max);
    const rows = JSON.stringify([
      await db.selectFrom('account').selectAll().execute(),
      await db.selectFrom('session').selectAll().execute(),
    ]);
    expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(rows).not.toContain(testPassword);
    expect(rows).not.toContain(cookie.replace('session=', ''));
  });

  test('answers every invalid sign-in form with a 4xx status', async () => {
    const { db, ask } = await openWithMax(engine);
    const bodies = [
      'username=max',
      'password=x',
      '',
      '=',
      '%',
      'username=%00&password=x',
      'username=max&password=%00',
      'username=%FF%FE&password=%FF',
      'username=max&username=x&password=a&password=b',
      'username[]=max&password[]=x',
      `username=${'a'.repeat(100_000)}&password=x`,
      `username=max&password=${'%F0%9F%8D%8F'.repeat(9000)}`,
      'username=%E2%80%AE%EF%BB%BF&password=x',
      "username='%20or%201=1--&password=x",
      'username=%20%20&password=%20',
      'username=__proto__&password=x',
      'username=%C4%B0&password=x',
    ];
    for (const body of bodies)
      for (const path of ['/login', '/login.data']) {
        await db.deleteFrom('failedSignIn').execute();
        const headers = {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: 'http://localhost',
        };
        const { status } = await ask(path, { method: 'POST', body, headers });
        expect(status, body.slice(0, 50)).toBeGreaterThanOrEqual(400);
        expect(status, body.slice(0, 50)).toBeLessThan(500);
      }
    const file = new FormData();
    file.set('username', new Blob(['max']), 'max.txt');
    file.set('password', new Blob([testPassword]), 'x');
    const headers = { Origin: 'http://localhost' };
    expect((await ask('/login', { method: 'POST', body: file, headers })).status).toBe(422);
  });
});

test('shows the error at each empty field and counts no sign-in attempt', async () => {
  const { db, ask } = await openWithMax('sqlite');
  const answer = await ask('/login', formPost({ username: ' ', password: '' }));
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('Bitte gib deinen Benutzernamen ein.');
  expect(html).toContain('Bitte gib dein Passwort ein.');
  expect(await db.selectFrom('failedSignIn').selectAll().execute()).toEqual([]);
});

test('the sign-in page sends a signed-in admin to the requested page', async () => {
  const { db, ask, max } = await openWithMax('sqlite');
  const asMax = await askAsAdmin(ask, db, { admin: max });
  for (const [page, target] of [
    ['/login', '/admin'],
    ['/login?zu=%2Fadmin%2Fspieler%3Fx%3D1', '/admin/spieler?x=1'],
    ['/login?zu=%2F%2Fevil.example', '/admin'],
    ['/login?zu=https%3A%2F%2Fevil.example%2Fadmin', '/admin'],
  ] as const) {
    const answer = await asMax(page);
    expect([page, answer.status, answer.headers.get('Location')]).toEqual([page, 303, target]);
    const fields = { username: 'max', password: testPassword };
    const signedIn = await ask(page, formPost(fields));
    expect([page, signedIn.headers.get('Location')]).toEqual([page, target]);
  }
  expect((await ask('/login')).status).toBe(200);
});

test('after the sign-in, a visitor returns to the requested admin address and query', async () => {
  const { ask } = await openWithMax('sqlite');
  const answer = await ask('/admin?x=1&y=%C3%A4');
  expect(answer.headers.get('Location')).toBe('/login?zu=%2Fadmin%3Fx%3D1%26y%3D%25C3%25A4');
  const fields = { username: 'max', password: testPassword };
  const signedIn = await ask(answer.headers.get('Location') as string, formPost(fields));
  expect(signedIn.headers.get('Location')).toBe('/admin?x=1&y=%C3%A4');
});

test('the session cookie has the prefix __Host- on https, and no prefix on http', async () => {
  const { db, ask } = await openWithMax('sqlite');
  const fields = { username: 'max', password: testPassword };
  expect((await ask('/login', formPost(fields))).headers.getSetCookie()).toEqual([
    expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/),
    expect.stringMatching(
      /^device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
    ),
  ]);
  const origin = 'https://www.verein.example';
  const secure = await openApp(db, undefined, { origin });
  const answer = await secure('/login', formPost(fields, { Origin: origin }));
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/,
    ),
    expect.stringMatching(
      /^__Host-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000; Secure$/,
    ),
  ]);
  const asMax = withCookie(secure, sentCookie(answer));
  expect((await asMax('/admin')).status).toBe(200);
  const plain = sentCookie(answer).replace('__Host-', '');
  expect((await withCookie(secure, plain)('/admin')).status).toBe(303);
  const out = await asMax('/abmelden', formPost({}, { Origin: origin }));
  expect(out.headers.get('Set-Cookie')).toBe(
    '__Host-session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
  );
});

test('treats a browser with an invalid session cookie as a visitor', async () => {
  const { ask } = await openWithMax('sqlite');
  for (const cookie of [
    'session',
    'session=',
    'session=x',
    `session=${'a'.repeat(43)}`,
    `session="${'a'.repeat(43)}"`,
    `session=${'a'.repeat(9000)}`,
    'session=%00',
    '; ;=;',
  ])
    expect((await withCookie(ask, cookie)('/admin')).status, cookie.slice(0, 60)).toBe(303);
});

test('forbids caches to store the sign-in page and the admin area', async () => {
  const { db, ask, max } = await openWithMax('sqlite');
  const asMax = await askAsAdmin(ask, db, { admin: max });
  for (const path of [
    '/login',
    '/login.data',
    '/LOGIN',
    '/%6Cogin',
    '/admin',
    '/admin.data',
    '/admin/',
    '/Admin',
    '/admin/gibt-es-nicht',
    '/abmelden',
  ])
    for (const someone of [ask, asMax])
      expect([path, (await someone(path)).headers.get('Cache-Control')]).toEqual([
        path,
        'no-store',
      ]);
  const foreign = await ask('/admin', {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
  });
  expect([foreign.status, foreign.headers.get('Cache-Control')]).toEqual([403, 'no-store']);
  expect((await ask('/team')).headers.get('Cache-Control')).not.toBe('no-store');
});

test('rejects sign-in and sign-out forms from other sites', async () => {
  const { db, ask, max } = await openWithMax('sqlite');
  const asMax = await askAsAdmin(ask, db, { admin: max });
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:81' },
    { Origin: 'http://localhost', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'http://localhost', 'Sec-Fetch-Site': 'none' },
  ];
  for (const headers of foreign)
    for (const path of ['/abmelden', '/login', '/abmelden.data', '/login.data'])
      expect(
        (await asMax(path, formPost({ username: 'max', password: testPassword }, headers))).status,
        `${path} ${JSON.stringify(headers)}`,
      ).toBe(403);
  expect((await asMax('/abmelden')).headers.get('Location')).toBe('/');
  expect((await asMax('/admin')).status).toBe(200);
});

async function openWithMax(engine: 'sqlite' | 'postgres') {
  const db: Db = await freshDatabase(engine);
  const max = await createSigningIn(db);
  const ask: Ask = await openApp(db);
  return { db, ask, max };
}

/** Returns the name and value of the cookie, as a browser sends them back. */
function sentCookie(answer: Response): string {
  return answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}
