import { expect, test } from 'vitest';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { findUserId } from '#platform/sign-in/accounts.server.ts';
import { setGrants } from '#platform/sign-in/grants.server.ts';
import { accountMailSetup, listAccountMails } from '#test/account-mails.ts';
import { type Engine, freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createPasskey, createProtocolEntry, createTeam } from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import {
  createSigningIn,
  formPost,
  signInDirectly,
  testPassword,
  withCookie,
} from '#test/sign-in-admin.ts';

const path = '/admin/profil';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

onEnginesOfRun((engine) => {
  test('the profile shows the address, the roles and the sign-in methods', async () => {
    const { db, max, asMax } = await signedIn(engine);
    const team = await createTeam(db, { name: 'U14' });
    await setGrants(db, 'max', [
      { role: 'editorial', scope: 'club' },
      { role: 'sport', scope: 'team', teamId: team.id },
    ]);
    const page = await text(asMax(path));
    expect(page).toContain('max@verein.example');
    expect(page).toContain('Redaktion, Sport für U14');
    expect(page).toContain('nicht eingerichtet');
    const userId = (await findUserId(db, max)) as string;
    await db.updateTable('user').set({ totpSecret: 'GEHEIM', totpStep: 1 }).execute();
    for (const _ of ['one', 'other']) await createPasskey(db, { userId });
    const after = await text(asMax(path));
    expect(after).toMatch(/Passkeys<\/span><span[^>]*>2</);
    expect(after).not.toContain('nicht eingerichtet');
    expect(after).not.toContain('GEHEIM');
  });

  test('a user can end one or all other sessions, but no other user’s session', async () => {
    const { db, ask, max, asMax } = await signedIn(engine);
    const anna = await createSigningIn(db, 'anna');
    const asAnna = withCookie(ask, await signInDirectly(db, anna));
    const [one, other] = [await signInDirectly(db, max), await signInDirectly(db, max)];
    await db.updateTable('session').set({ userAgent: firefox }).execute();
    const page = await text(asMax(path));
    expect(page.match(/dieses Gerät/g)).toHaveLength(1);
    const list = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
    // Once for each session, and once for each of the two buttons that end a session.
    expect(list.match(/Firefox auf Windows/g)).toHaveLength(5);
    expect(list.match(/\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr/g)?.length).toBeGreaterThan(2);
    const ids = [...page.matchAll(/name="session" value="([^"]+)"/g)].map(([, id = '']) => id);
    expect(ids).toHaveLength(3);
    expect(ids.pop()).toBe('others');
    const answer = await asMax(path, formPost({ session: ids[0] as string }));
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `${path}?meldung=sitzung-beendet`,
    ]);
    const states = async () => [
      (await withCookie(ask, one)('/admin')).status,
      (await withCookie(ask, other)('/admin')).status,
    ];
    expect((await states()).toSorted()).toEqual([200, 303]);
    const again = await asMax(path, formPost({ session: ids[0] as string }));
    expect(again.status).toBe(404);
    expect(await again.text()).toContain('Diese Sitzung war schon zu Ende.');
    expect((await asMax(path, formPost({ session: 'others' }))).status).toBe(303);
    expect(await states()).toEqual([303, 303]);
    expect((await asMax(path)).status).toBe(200);
    expect((await asAnna(path)).status).toBe(200);
    expect(await text(asMax(path))).toContain('Sitzungen beendet, Firefox auf Windows');
  });

  test('a user cannot end another user’s session, and an unknown session id breaks nothing', async () => {
    const { db, ask, asMax } = await signedIn(engine);
    const anna = await createSigningIn(db, 'anna');
    const asAnna = withCookie(ask, await signInDirectly(db, anna));
    const sessions = await db.selectFrom('session').select(['id', 'username']).execute();
    const idOf = (name: string) => sessions.find(({ username }) => username === name)?.id ?? '';
    for (const [session, status] of [
      [idOf('anna'), 404],
      [idOf('max'), 422],
      ['', 404],
      ['\0', 404],
      ['x'.repeat(90_000), 404],
      ['<b>', 404],
    ] as const)
      expect([session, (await asMax(path, formPost({ session }))).status]).toEqual([
        session,
        status,
      ]);
    expect((await asMax(path, formPost({}))).status).toBe(422);
    expect((await asAnna('/admin')).status).toBe(200);
    expect((await asMax('/admin')).status).toBe(200);
  });

  test('the profile lists only the user’s own actions and actions on the account', async () => {
    const { db, asMax } = await signedIn(engine);
    await createProtocolEntry(db, { username: 'max', label: 'Jonas Muster' });
    await createProtocolEntry(db, { username: 'anna', label: 'Fremde Sache' });
    const now = new Date('2026-03-01T08:00:00Z');
    await noteAccess(db, { kind: 'password-link', username: 'anna', about: 'max' }, now);
    await noteAccess(db, { kind: 'newsletter', username: 'anna' }, now);
    const page = await text(asMax(path));
    expect(page).toContain('Jonas Muster gelöscht');
    expect(page).not.toContain('Fremde Sache');
    expect(page).toContain('Link für ein neues Passwort ausgestellt');
    expect(page).toMatch(/anna,\s/);
    expect(page).not.toContain('Newsletter abgeschickt');
  });

  test('mails a user about a sign-in on a new device, except the first', async () => {
    const db = await freshDatabase(engine);
    await createSigningIn(db);
    const ask = await openApp(db, undefined, { mail: accountMailSetup });
    const fields = { username: 'max', password: testPassword };
    const first = await ask('/login', formPost(fields, { 'User-Agent': firefox }));
    expect(await listAccountMails(db)).toEqual([]);
    const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    await withCookie(ask, cookies.join('; '))('/login', formPost(fields));
    expect(await listAccountMails(db)).toEqual([]);
    await ask('/login', formPost(fields, { 'User-Agent': firefox }));
    expect(await listAccountMails(db)).toEqual([
      {
        to: 'max@verein.example',
        what: 'new-device',
        username: 'max',
        device: 'Firefox auf Windows',
        at: expect.any(String),
      },
    ]);
  });
});

test('the frame and the page /admin/mehr link to the profile', async () => {
  const { asMax } = await signedIn('sqlite');
  const page = await text(asMax('/admin/mehr'));
  expect(page.match(/href="\/admin\/profil"/g)?.length).toBeGreaterThanOrEqual(2);
});

test('without mail, a sign-in on a new device queues no mail', async () => {
  const db = await freshDatabase('sqlite');
  await createSigningIn(db);
  const ask = await openApp(db);
  const fields = { username: 'max', password: testPassword };
  for (const _ of ['first', 'second']) await ask('/login', formPost(fields));
  expect(await listAccountMails(db)).toEqual([]);
});

async function signedIn(engine: Engine) {
  const db = await freshDatabase(engine);
  const max = await createSigningIn(db);
  const ask = await openApp(db);
  const asMax = withCookie(ask, await signInDirectly(db, max));
  return { db, ask, max, asMax };
}

async function text(answer: Promise<Response>): Promise<string> {
  const given = await answer;
  expect(given.status).toBe(200);
  // React writes `<!-- -->` between two texts.
  return (await given.text()).replaceAll('<!-- -->', '');
}
