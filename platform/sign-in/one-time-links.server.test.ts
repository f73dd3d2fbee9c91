import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { linkLifetimes } from './link-lifetimes.ts';
import {
  createLink,
  createToken,
  deleteOldLinks,
  findLink,
  issueLinkToken,
  listLinks,
  redeemLink,
  withdrawLink,
  withdrawLinks,
} from './one-time-links.server.ts';

const now = new Date('2026-03-01T08:00:00Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

onEachEngine((engine) => {
  test('a link works once, even for two simultaneous requests', async () => {
    const db = await freshDatabase(engine);
    const token = await createToken(db, { purpose: 'invitation', data: { a: 1 } }, now);
    expect(await findLink(db, 'invitation', token, now)).toMatchObject({ data: { a: 1 } });
    const used = await Promise.all([1, 2].map(() => redeemLink(db, 'invitation', token, now)));
    expect(used.filter((link) => link !== undefined)).toHaveLength(1);
    expect(await findLink(db, 'invitation', token, now)).toBeUndefined();
  });

  test('a link works only for its purpose and only until it expires', async () => {
    const db = await freshDatabase(engine);
    const link = { purpose: 'password', username: 'max' } as const;
    const token = await createToken(db, link, now);
    const end = after(linkLifetimes.password);
    for (const purpose of ['start', 'invitation', 'email', 'sign-in', 'passkey'] as const) {
      expect(await findLink(db, purpose, token, now)).toBeUndefined();
      expect(await redeemLink(db, purpose, token, now)).toBeUndefined();
    }
    expect(await findLink(db, 'password', token, after(linkLifetimes.password - 1))).toBeDefined();
    expect(await findLink(db, 'password', token, end)).toBeUndefined();
    expect(await redeemLink(db, 'password', token, end)).toBeUndefined();
    await deleteOldLinks(db, end);
    expect(await rows(db)).toEqual([]);
  });

  test('turning back the clock does not extend a link’s lifetime', async () => {
    const db = await freshDatabase(engine);
    const token = await createToken(db, { purpose: 'sign-in', username: 'max' }, now);
    const hour = 60 * 60 * 1000;
    expect(await findLink(db, 'sign-in', token, after(-hour))).toBeDefined();
    for (const moment of [after(-hour - 1), after(-24 * hour)]) {
      expect(await findLink(db, 'sign-in', token, moment)).toBeUndefined();
      expect(await redeemLink(db, 'sign-in', token, moment)).toBeUndefined();
    }
    expect(await redeemLink(db, 'sign-in', token, now)).toBeDefined();
  });

  test('a newly issued link replaces the earlier link', async () => {
    const db = await freshDatabase(engine);
    const id = await createLink(db, { purpose: 'email', username: 'max' }, now);
    const first = await issueLinkToken(db, id, now);
    const second = await issueLinkToken(db, id, now);
    expect(await findLink(db, 'email', first, now)).toBeUndefined();
    expect(await findLink(db, 'email', second, now)).toMatchObject({ username: 'max' });
    expect(await issueLinkToken(db, id, after(linkLifetimes.email))).toBeUndefined();
  });

  test('rejects the stored digest and malformed tokens', async () => {
    const db = await freshDatabase(engine);
    const token = await createToken(db, { purpose: 'start' }, now);
    const stored = await rows(db);
    expect(JSON.stringify(stored)).not.toContain(token);
    for (const odd of [undefined, '', stored[0]?.digest as string, `${token}x`, `${token}\0`])
      expect(await redeemLink(db, 'start', odd, now)).toBeUndefined();
    expect(await redeemLink(db, 'start', token, now)).toBeDefined();
  });

  test('withdraws a single link, or all links of one admin', async () => {
    const db = await freshDatabase(engine);
    const invitation = await createToken(db, { purpose: 'invitation' }, now);
    const ofMax = await createToken(db, { purpose: 'password', username: 'max' }, now);
    const ofEva = await createToken(db, { purpose: 'password', username: 'eva' }, now);
    await withdrawLinks(db, ['password', 'email'], 'max');
    expect(await findLink(db, 'password', ofMax, now)).toBeUndefined();
    expect(await findLink(db, 'password', ofEva, now)).toBeDefined();
    const [listed] = await listLinks(db, 'invitation', now);
    expect(await withdrawLink(db, 'password', listed?.id ?? '')).toBe(false);
    expect(await withdrawLink(db, 'invitation', listed?.id ?? '')).toBe(true);
    expect(await findLink(db, 'invitation', invitation, now)).toBeUndefined();
  });
});

function rows(db: Db) {
  return db.selectFrom('oneTimeLink').selectAll().execute();
}
