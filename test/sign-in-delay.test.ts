import { expect, test } from 'vitest';
import type { Db } from '../app/db/client.server.ts';
import { createSigningIn, posted, testPassword } from './admin.ts';
import { type Ask, openApp } from './app.ts';
import { freshDatabase, onEachEngine } from './database.ts';

let now = new Date('2026-03-01T08:00:00Z');
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

onEachEngine((engine) => {
  test('after five wrong passwords the right one waits too, and is told how long', async () => {
    const { ask } = await openWithAdmins(engine);
    await fail(ask, 'max', 6);
    later(1);
    await fail(ask, 'max', 1);
    const early = await attempt(ask, 'max', testPassword);
    const html = await early.text();
    expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '2']);
    expect(html).toMatch(
      /<div role="alert"[^>]*>Zu viele Versuche\. Bitte versuchen Sie es in 2 Sekunden noch einmal\.<\/div>/,
    );
    expect(html).toContain('value="max"');
    expect(html).not.toContain(testPassword);
    const data = await attempt(ask, 'max', testPassword, { path: '/login.data' });
    expect([data.status, data.headers.get('Retry-After')]).toEqual([429, '2']);
    later(2);
    expect((await attempt(ask, 'max', testPassword)).status).toBe(303);
  });

  test('an address that tried many names waits, and then signs in with the right one', async () => {
    const { db, ask } = await openWithAdmins(engine);
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      expect((await attempt(ask, name, 'falsch')).status).toBe(403);
    expect((await attempt(ask, 'max', testPassword)).status).toBe(429);
    expect((await attempt(ask, 'max', testPassword, { address: '203.0.113.9' })).status).toBe(303);
    later(1);
    expect((await attempt(ask, 'max', testPassword)).status).toBe(303);
    const rows = await db.selectFrom('failedSignIn').select('subject').execute();
    expect(rows.map(({ subject }) => subject).toSorted()).toEqual([
      'Adresse 203.0.113.7',
      'Adresse 203.0.113.9',
    ]);
  });

  test('an account that is tried from many addresses waits, and no other one does', async () => {
    const { ask } = await openWithAdmins(engine);
    for (let host = 1; host <= 5; host += 1)
      expect((await attempt(ask, 'max', 'falsch', { address: `192.0.2.${host}` })).status).toBe(
        403,
      );
    const address = '2001:db8:1:2::1';
    expect((await attempt(ask, 'max', testPassword, { address })).status).toBe(429);
    expect((await attempt(ask, 'moritz', testPassword, { address })).status).toBe(303);
  });

  test('a success clears the account, so that the next slip of the finger costs nothing', async () => {
    const { ask } = await openWithAdmins(engine);
    for (const round of [1, 2, 3]) {
      await fail(ask, 'max', 4, `192.0.2.${round}`);
      const answer = await attempt(ask, 'max', testPassword, { address: `192.0.2.${round}` });
      expect(answer.status).toBe(303);
    }
  });

  test('signing in rightly all day long makes nobody wait', async () => {
    const { ask } = await openWithAdmins(engine);
    for (let round = 0; round < 12; round += 1)
      expect((await attempt(ask, 'max', testPassword)).status).toBe(303);
  });

  test('a restart forgets no try, and a second server knows of it at once', async () => {
    const { db, ask } = await openWithAdmins(engine);
    await fail(ask, 'max', 3);
    const second = await openApp(db, () => now, { trustProxy: true });
    await fail(second, 'max', 2);
    for (const server of [ask, second])
      expect((await attempt(server, 'max', testPassword)).status).toBe(429);
  });

  test('of many tries at once no more come through than one after the other', async () => {
    const { ask } = await openWithAdmins(engine);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        attempt(ask, 'max', `falsch ${index}`, { address: `192.0.2.${index}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill(403), ...Array(20).fill(429)]);
  });

  test('another host of the same IPv6 network waits as well', async () => {
    const { ask } = await openWithAdmins(engine);
    for (let host = 1; host <= 5; host += 1)
      await attempt(ask, 'niemand', 'x', { address: `2001:db8::${host}` });
    expect((await attempt(ask, 'max', testPassword, { address: '2001:db8::99' })).status).toBe(429);
    const other = { address: '2001:db8:0:1::1' };
    expect((await attempt(ask, 'max', testPassword, other)).status).toBe(303);
  });
});

test('without a trusted proxy X-Forwarded-For makes no new visitor', async () => {
  const { db } = await openWithAdmins('sqlite');
  const ask = await openApp(db, () => now);
  for (let host = 1; host <= 5; host += 1)
    await attempt(ask, 'niemand', 'x', { address: `192.0.2.${host}` });
  expect((await attempt(ask, 'max', testPassword, { address: '192.0.2.99' })).status).toBe(429);
});

async function openWithAdmins(engine: 'sqlite' | 'postgres'): Promise<{ db: Db; ask: Ask }> {
  const db = await freshDatabase(engine);
  await createSigningIn(db, 'max');
  await createSigningIn(db, 'moritz');
  return { db, ask: await openApp(db, () => now, { trustProxy: true }) };
}

function attempt(
  ask: Ask,
  username: string,
  password: string,
  { address = '203.0.113.7', path = '/login' } = {},
): Promise<Response> {
  return ask(path, posted({ username, password }, { 'X-Forwarded-For': address }));
}

/** Tries wrong passwords, of which the fifth is the last that does not wait. */
async function fail(ask: Ask, username: string, times: number, address?: string): Promise<void> {
  for (let count = 0; count < times; count += 1)
    await attempt(ask, username, `falsch ${count}`, { ...(address && { address }) });
}
