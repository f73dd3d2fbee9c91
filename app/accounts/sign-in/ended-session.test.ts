import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase } from '#test/database.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { readText } from '#test/read-page.ts';
import { createSigningIn, formPost, testPassword } from '#test/sign-in-admin.ts';
import { gameForm } from '#test/site-admin.ts';

let db: Db;
let ask: Ask;
beforeEach(async () => {
  db = await freshDatabase('sqlite');
  await createSigningIn(db);
  ask = await openApp(db);
});

const origin = { Origin: 'http://localhost' };
const { path, fields } = gameForm('SV Mitgenommen');
const signIn = `/login?zu=${encodeURIComponent(path)}`;

test('keeps a form that was sent without a session until after the sign-in', async () => {
  const refused = await ask(path, formPost(fields, origin));
  expect(refused.status).toBe(307);
  expect(refused.headers.get('Location')).toBe(signIn);

  const waiting = await ask(signIn, formPost(fields, origin));
  expect(waiting.status).toBe(401);
  expect(waiting.headers.get('Cache-Control')).toBe('no-store');
  const carried = hiddenIn(await waiting.text());
  expect(Object.values(carried)).toEqual(Object.values(fields));

  const wrong = await ask(signIn, formPost({ ...carried, username: 'max', password: 'x' }, origin));
  expect(wrong.status).toBe(403);
  const again = await wrong.text();
  expect(hiddenIn(again)).toEqual(carried);
  expect(again).not.toContain('value="x"');

  const signedIn = await ask(
    signIn,
    formPost({ ...carried, username: 'max', password: testPassword }, origin),
  );
  expect(signedIn.status).toBe(200);
  const page = await signedIn.text();
  expect(actionOf(page)).toBe(path);
  expect(hiddenIn(page)).toEqual(fields);
  expect(page).not.toContain(testPassword);

  const Cookie = String(signedIn.headers.get('Set-Cookie')).split(';')[0] as string;
  const stored = await ask(path, formPost(hiddenIn(page), { ...origin, Cookie }));
  expect(stored.status).toBe(303);
  expect(await db.selectFrom('game').select('round').execute()).toEqual([
    { round: 'SV Mitgenommen' },
  ]);
});

test('the sign-in page keeps no password from a form without a session', async () => {
  const profile = '/admin/profil/passwort';
  const passwords = { currentPassword: testPassword, password: 'Neu und geheim' };
  for (const fields of [passwords, { currentPassword: testPassword, other: 'Bleibt' }]) {
    const sent = formPost(fields, origin);
    expect((await ask(profile, sent)).status).toBe(307);
    const page = await (await ask(`/login?zu=${encodeURIComponent(profile)}`, sent)).text();
    for (const secret of Object.values(passwords)) expect(page).not.toContain(secret);
    expect(page.includes('Bleibt')).toBe('other' in fields);
  }
});

test('a new password that is sent without a session is no try to sign in', async () => {
  const profile = '/admin/profil/passwort';
  const fields = { account: 'max', currentPassword: testPassword, password: 'Neu und geheim' };
  const address = `/login?zu=${encodeURIComponent(profile)}`;
  const waiting = await ask(address, formPost({ ...fields, keep: 'handy' }, origin));
  expect(waiting.status).toBe(401);
  const page = await waiting.text();
  expect(readText(page)).toContain('Deine Sitzung ist zu Ende.');
  const carried = hiddenIn(page);
  expect(carried).toEqual({ 'carried:account': 'max', 'carried:keep': 'handy' });
  const credentials = { ...carried, username: 'max', password: testPassword };
  const signedIn = await (await ask(address, formPost(credentials, origin))).text();
  expect(actionOf(signedIn)).toBe(profile);
  expect(hiddenIn(signedIn)).toEqual({ account: 'max', keep: 'handy' });
});

test('sends a waiting form only to pages below /admin', async () => {
  for (const elsewhere of [
    'https://evil.example/admin',
    '//evil.example',
    '/contact',
    '/admin/../x',
  ])
    for (const name of ['', 'carried:']) {
      const form = { [`${name}opponent`]: 'x', username: 'max', password: testPassword };
      const answer = await ask(
        `/login?zu=${encodeURIComponent(elsewhere)}`,
        formPost(form, origin),
      );
      if (name === '') expect(answer.headers.get('Location')).toBe('/admin');
      else expect(actionOf(await answer.text())).toBe('/admin');
    }
});

test('rejects a pending form that another site sends to the sign-in page', async () => {
  const answer = await ask(signIn, formPost(fields, { Origin: 'https://evil.example' }));
  expect(answer.status).toBe(403);
});

test('drops a picture that is sent without a session', async () => {
  const body = new FormData();
  body.set('alt', 'x');
  body.set('file', new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
  const answer = await ask('/admin/bilder/spieler/1', { method: 'POST', headers: origin, body });
  expect(answer.status).toBe(303);
});

function actionOf(page: string): string | undefined {
  return /<main.*?<form[^>]* action="([^"]*)"/s.exec(page)?.[1];
}

function hiddenIn(page: string): Record<string, string> {
  const main = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
  const inputs = main.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
}
