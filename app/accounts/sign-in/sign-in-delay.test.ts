import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { findUserId, setPassword } from '#platform/sign-in/accounts.server.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { createSigningIn, formPost, testPassword } from '#test/sign-in-admin.ts';

let now = new Date('2026-03-01T08:00:00Z');
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

onEnginesOfRun((engine) => {
  test('after five wrong passwords, the page shows the wait for the right one', async () => {
    const { ask } = await openWithAdmins(engine);
    await fail(ask, 'max', 6);
    later(1);
    await fail(ask, 'max', 1);
    const early = await attempt(ask, 'max', testPassword);
    const html = await early.text();
    expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '2']);
    expect(html).toMatch(
      /<div role="alert"[^>]*>Zu viele Versuche\. Bitte versuch es in 2 Sekunden noch einmal\.<\/div>/,
    );
    expect(html).toContain('value="max"');
    expect(html).not.toContain(testPassword);
    const data = await attempt(ask, 'max', testPassword, { path: '/login.data' });
    expect([data.status, data.headers.get('Retry-After')]).toEqual([429, '2']);
    later(2);
    expect((await attempt(ask, 'max', testPassword)).status).toBe(303);
  });

  test('after five wrong usernames, a visitor has to wait and can then sign in', async () => {
    const { db, ask } = await openWithAdmins(engine);
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      expect((await attempt(ask, name, 'falsch')).status).toBe(403);
    expect((await attempt(ask, 'max', testPassword)).status).toBe(429);
    expect((await attempt(ask, 'max', testPassword, { address: '203.0.113.9' })).status).toBe(303);
    later(1);
    expect((await attempt(ask, 'max', testPassword)).status).toBe(303);
    const rows = JSON.stringify(await db.selectFrom('failedSignIn').selectAll().execute());
    expect(rows).not.toMatch(/203\.0\.113|max/);
  });

  test('failed attempts from many IP addresses delay only the attacked account', async () => {
    const { ask } = await openWithAdmins(engine);
    for (let host = 1; host <= 5; host += 1)
      expect((await attempt(ask, 'max', 'falsch', { address: `192.0.2.${host}` })).status).toBe(
        403,
      );
    const address = '2001:db8:1:2::1';
    expect((await attempt(ask, 'max', testPassword, { address })).status).toBe(429);
    expect((await attempt(ask, 'moritz', testPassword, { address })).status).toBe(303);
  });

  test('a successful sign-in resets the failed attempts of the account', async () => {
    const { ask } = await openWithAdmins(engine);
    for (const round of [1, 2, 3]) {
      await fail(ask, 'max', 4, `192.0.2.${round}`);
      const answer = await attempt(ask, 'max', testPassword, { address: `192.0.2.${round}` });
      expect(answer.status).toBe(303);
    }
  });

  test('many successful sign-ins in a day cause no delay', async () => {
    const { ask } = await openWithAdmins(engine);
    for (let round = 0; round < 12; round += 1)
      expect((await attempt(ask, 'max', testPassword)).status).toBe(303);
  });

  test('nine wrong passwords block neither another IP address nor a known device', async () => {
    const { ask } = await openWithAdmins(engine);
    const phone = deviceCookie(await attempt(ask, 'max', testPassword));
    const attacker = '192.0.2.66';
    for (const wait of [0, 0, 0, 0, 0, 1, 2, 4, 8]) {
      later(wait);
      await fail(ask, 'max', 1, attacker);
    }
    const locked = await attempt(ask, 'max', testPassword, { address: attacker });
    expect(locked.status).toBe(429);
    const elsewhere = await attempt(ask, 'max', testPassword, { address: '192.0.2.67' });
    expect(elsewhere.status).toBe(303);
    // A known device can sign in even from the attacker's network, for example in the clubhouse.
    const known = { address: attacker, cookie: phone };
    expect((await attempt(ask, 'max', testPassword, known)).status).toBe(303);
  });

  test('a known device signs in while many networks guess, and has its own counter', async () => {
    const { ask } = await openWithAdmins(engine);
    const cookie = deviceCookie(await attempt(ask, 'max', testPassword));
    for (let host = 1; host <= 9; host += 1) {
      await fail(ask, 'max', 1, `192.0.2.${host}`);
      later(60 * 15);
    }
    await fail(ask, 'max', 1, '192.0.2.10');
    const stranger = { address: '198.51.100.1' };
    expect((await attempt(ask, 'max', testPassword, stranger)).status).toBe(429);
    for (let count = 0; count < 5; count += 1)
      expect((await attempt(ask, 'max', 'falsch', { cookie })).status).toBe(403);
    expect((await attempt(ask, 'max', testPassword, { cookie })).status).toBe(429);
    later(1);
    expect((await attempt(ask, 'max', testPassword, { cookie })).status).toBe(303);
  });

  test('a device is known only to its users, and only with its current token', async () => {
    const { db, ask } = await openWithAdmins(engine);
    const first = deviceCookie(await attempt(ask, 'max', testPassword));
    const second = deviceCookie(await attempt(ask, 'max', testPassword, { cookie: first }));
    const both = deviceCookie(await attempt(ask, 'moritz', testPassword, { cookie: second }));
    await lockOut(ask, ['max', 'moritz']);
    const isLocked = async (username: string, cookie: string) =>
      (await attempt(ask, username, testPassword, { cookie, address: '192.0.2.99' })).status ===
      429;
    expect(await isLocked('max', first)).toBe(true);
    expect(await isLocked('moritz', second)).toBe(true);
    expect(await isLocked('max', `device=${'a'.repeat(43)}`)).toBe(true);
    const admin = { username: 'max', email: 'max@verein.example' };
    expect(JSON.stringify(await db.selectFrom('knownDevice').selectAll().execute())).not.toContain(
      both.replace('device=', ''),
    );
    const userId = (await findUserId(db, admin)) as string;
    await setPassword(db, userId, testPassword);
    expect(await isLocked('max', both)).toBe(true);
    expect(await isLocked('moritz', both)).toBe(false);
  });

  test('a device counts as new after half a year without use', async () => {
    const { ask } = await openWithAdmins(engine);
    const cookie = deviceCookie(await attempt(ask, 'max', testPassword));
    later(180 * 24 * 3600);
    await lockOut(ask, ['max']);
    expect((await attempt(ask, 'max', testPassword, { cookie })).status).toBe(429);
  });

  test('counts sign-in attempts across restarts and servers', async () => {
    const { db, ask } = await openWithAdmins(engine);
    await fail(ask, 'max', 3);
    const second = await openApp(db, () => now, { trustProxy: true });
    await fail(second, 'max', 2);
    for (const server of [ask, second])
      expect((await attempt(server, 'max', testPassword)).status).toBe(429);
  });

  test('allows no more parallel sign-in attempts than sequential ones', async () => {
    const { ask } = await openWithAdmins(engine);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        attempt(ask, 'max', `falsch ${index}`, { address: `192.0.2.${index}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill(403), ...Array(20).fill(429)]);
  });

  test('a host has to wait for the attempts of its whole IPv6 network', async () => {
    const { ask } = await openWithAdmins(engine);
    for (let host = 1; host <= 5; host += 1)
      await attempt(ask, 'niemand', 'x', { address: `2001:db8::${host}` });
    expect((await attempt(ask, 'max', testPassword, { address: '2001:db8::99' })).status).toBe(429);
    const other = { address: '2001:db8:0:1::1' };
    expect((await attempt(ask, 'max', testPassword, other)).status).toBe(303);
  });
});

test('without a trusted proxy, different X-Forwarded-For headers count as one visitor', async () => {
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
  { address = '203.0.113.7', path = '/login', cookie = '' } = {},
): Promise<Response> {
  const headers = { 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) };
  return ask(path, formPost({ username, password }, headers));
}

function deviceCookie(answer: Response): string {
  expect(answer.status).toBe(303);
  return answer.headers.getSetCookie()[1]?.split(';')[0] ?? '';
}

/**
 * Tries wrong passwords from so many networks that an unknown device has to wait for a quarter of an hour.
 */
async function lockOut(ask: Ask, usernames: readonly string[]): Promise<void> {
  for (let host = 1; host <= 9; host += 1) {
    for (const username of usernames) await fail(ask, username, 1, `192.0.2.${host}`);
    if (host < 9) later(60 * 15);
  }
}

/** Tries wrong passwords. After the fifth, the next attempt has to wait. */
async function fail(ask: Ask, username: string, times: number, address?: string): Promise<void> {
  for (let count = 0; count < times; count += 1)
    await attempt(ask, username, `falsch ${count}`, { ...(address && { address }) });
}
