import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { type Engine, freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createPlayer, createProtocolEntry } from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import {
  createSigningIn,
  formPost,
  signInDirectly,
  testPassword,
  withCookie,
} from '#test/sign-in-admin.ts';

/** Pages and forms that need reauthentication. */
const guarded: [path: string, fields?: Record<string, string>][] = [
  ['/admin/newsletter/abonnenten.csv'],
  ['/admin/beispielinhalte', { sure: 'on' }],
  ['/admin/newsletter/neu', { intent: 'send' }],
  ['/admin/profil/zweiter-faktor', { intent: 'begin' }],
  ['/admin/profil/passkeys', { intent: 'remove', id: 'x' }],
  ['/admin/profil', { session: 'others' }],
];

onEnginesOfRun((engine) => {
  test('after 15 minutes, sensitive pages and forms require reauthentication', async () => {
    const { ask, cookie, clock } = await openSite(engine);
    const asMax = withCookie(ask, cookie);
    clock.later(15 * 60);
    for (const [path, fields] of guarded)
      for (const address of [path, fields ? `${path}.data` : path]) {
        const answer = await asMax(address, fields ? formPost(fields) : {});
        const place = answer.headers.get('Location') ?? (await answer.text());
        expect([address, answer.status < 400 && place]).toEqual([
          address,
          expect.stringContaining(`/login?zu=${encodeURIComponent(path)}&nachweis=1`),
        ]);
        if (!fields) continue;
        for (const method of ['PUT', 'PATCH', 'DELETE']) {
          const other = await asMax(address, { ...formPost(fields), method });
          expect([method, address, other.status]).toEqual([method, address, 405]);
        }
      }
  });

  test('an undo that deletes many records requires reauthentication, a small undo does not', async () => {
    const { db, ask, cookie, clock } = await openSite(engine);
    const asMax = withCookie(ask, cookie);
    clock.later(15 * 60);
    const [fewId, manyId] = [await addAtOnce(db, 5), await addAtOnce(db, 6)];
    const undo = (entry: number) => asMax('/admin/protokoll', formPost({ entry: String(entry) }));
    const few = await undo(fewId);
    expect([few.status, few.headers.get('Location')]).toEqual([
      303,
      '/admin/protokoll?meldung=zurueckgenommen',
    ]);
    const many = await undo(manyId);
    expect([many.status, many.headers.get('Location')]).toEqual([
      307,
      expect.stringContaining('nachweis=1'),
    ]);
    expect(await db.selectFrom('player').select('id').execute()).toHaveLength(6);
  });

  test('reauthentication with the password keeps the session and renews its token', async () => {
    const { db, ask, cookie, clock } = await openSite(engine);
    clock.later(15 * 60);
    const [path] = guarded[1] as [string];
    const address = `/login?zu=${encodeURIComponent(path)}&nachweis=1`;
    const asked = await withCookie(ask, cookie)(address);
    const html = await asked.text();
    expect(html).toContain('Bitte bestätige, dass du es bist');
    expect(html).toMatch(/<input[^>]*readOnly=""[^>]*value="max"|value="max"[^>]*readOnly=""/);

    const wrong = await withCookie(ask, cookie)(address, formPost({ password: 'falsch' }));
    expect([wrong.status, wrong.headers.get('Set-Cookie')]).toEqual([403, null]);
    const empty = await withCookie(ask, cookie)(address, formPost({ password: '' }));
    expect([empty.status, await empty.text()]).toEqual([
      422,
      expect.stringContaining('Bitte gib dein Passwort ein.'),
    ]);
    const before = await db.selectFrom('session').select(['id', 'createdAt']).execute();
    const proven = await withCookie(ask, cookie)(address, formPost({ password: testPassword }));
    expect([proven.status, proven.headers.get('Location')]).toEqual([303, path]);
    expect(await db.selectFrom('session').select(['id', 'createdAt']).execute()).toEqual(before);
    const fresh = proven.headers.get('Set-Cookie')?.split(';')[0] as string;
    expect((await withCookie(ask, cookie)('/admin')).status).toBe(303);
    expect((await withCookie(ask, fresh)(path, formPost({}))).status).toBe(422);
    const led = await withCookie(ask, fresh)(address);
    expect([led.status, led.headers.get('Location')]).toEqual([303, path]);
    const kinds = await db.selectFrom('accessEntry').select(['kind', 'username']).execute();
    expect(kinds).toContainEqual({ kind: 'proof', username: 'max' });
    expect(kinds).not.toContainEqual({ kind: 'sign-in', username: 'max' });
  });

  test('a code from the authenticator app reauthenticates once', async () => {
    const { db, ask, cookie, clock } = await openSite(engine);
    const secret = new Secret({ size: 20 });
    await db.updateTable('user').set({ totpSecret: secret.base32, totpStep: 1 }).execute();
    clock.later(15 * 60);
    const address = '/login?zu=%2Fadmin%2Fspieler&nachweis=1';
    expect(await (await withCookie(ask, cookie)(address)).text()).toContain(
      'Oder Code aus der App',
    );
    const code = new TOTP({ secret }).generate({ timestamp: clock.now.getTime() });
    const proven = await withCookie(ask, cookie)(address, formPost({ password: '', code }));
    expect(proven.status).toBe(303);
    clock.later(15 * 60);
    const fresh = proven.headers.get('Set-Cookie')?.split(';')[0] as string;
    const again = await withCookie(ask, fresh)(address, formPost({ password: '', code }));
    expect(again.status).toBe(403);
  });

  test('a user who guesses the password has to wait', async () => {
    const { ask, cookie, clock } = await openSite(engine);
    clock.later(15 * 60);
    const statuses = [];
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const guess = formPost({ password: `falsch ${number}` });
      statuses.push((await withCookie(ask, cookie)('/login?nachweis=1', guess)).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  });
});

test('keeps the pending form during the reauthentication, without JavaScript', async () => {
  const { ask, cookie, clock } = await openSite('sqlite');
  clock.later(15 * 60);
  const asMax = withCookie(ask, cookie);
  const fields = { sure: 'on', version: 'v1' };
  const led = await asMax('/admin/beispielinhalte', formPost(fields));
  expect(led.status).toBe(307);
  const address = led.headers.get('Location') as string;
  const waiting = await asMax(address, formPost(fields));
  expect(waiting.status).toBe(401);
  expect(await waiting.text()).toContain('name="carried:version" value="v1"');
  const carried = { 'carried:sure': 'on', 'carried:version': 'v1' };
  const proven = await asMax(address, formPost({ ...carried, password: testPassword }));
  const html = await proven.text();
  expect(html).toContain('action="/admin/beispielinhalte"');
  expect(html).toContain('name="version" value="v1"');
  expect(html).not.toContain(testPassword);
});

test('signing in and reauthenticating for a download both show a link to the file', async () => {
  const { ask, cookie, clock } = await openSite('sqlite');
  const address = '/login?zu=%2Fadmin%2Fnewsletter%2Fabonnenten.csv&nachweis=1';
  const fields = { username: 'max', password: testPassword };
  const link = 'href="/admin/newsletter/abonnenten.csv"';
  const signedIn = await ask(address, formPost(fields));
  expect([signedIn.status, signedIn.headers.has('Set-Cookie')]).toEqual([200, true]);
  expect(await signedIn.text()).toContain(link);
  clock.later(15 * 60);
  const proven = await withCookie(ask, cookie)(address, formPost(fields));
  expect(await proven.text()).toContain(link);
});

async function openSite(engine: Engine) {
  const db = await freshDatabase(engine);
  const max = await createSigningIn(db);
  const clock = {
    now: new Date('2026-03-01T08:00:10Z'),
    later(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
  };
  const ask = await openApp(db, () => clock.now);
  return { db, ask, clock, cookie: await signInDirectly(db, max, clock.now) };
}

/**
 * Creates players whose audit log entries form one group.
 * @returns the id of the group
 */
async function addAtOnce(db: Db, count: number): Promise<number> {
  const entries: number[] = [];
  for (let index = 0; index < count; index++) {
    const { id } = await createPlayer(db);
    const record = await kinds.player.records.read(db, id);
    const after = JSON.stringify({ record, ties: [] });
    const ofPlayer = { recordKind: 'player', recordId: id, action: 'create' } as const;
    entries.push((await createProtocolEntry(db, { ...ofPlayer, before: null, after })).id);
  }
  const groupId = entries[0] as number;
  const group = { groupId, groupLabel: 'Liste' };
  await db.updateTable('protocolEntry').set(group).where('id', 'in', entries).execute();
  return groupId;
}
