import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { openApp } from '#test/open-app.ts';
import { askAsAdmin, createWithRoles } from '#test/sign-in-admin.ts';

const now = new Date('2026-05-14T10:00:00Z');
const post = (told: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: told,
  headers: {
    Origin: 'http://localhost',
    'Content-Type': 'text/plain;charset=UTF-8',
    'User-Agent': 'Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/16.1 Safari/605.1.15',
    ...headers,
  },
});
const told = JSON.stringify({ page: '/spiele', what: 'TypeError: x is not a function' });

test('shows browser faults on the overview only to admins who can see accesses', async () => {
  const db = await freshDatabase('sqlite');
  const app = await openApp(db, () => now, { trustProxy: true });
  for (const visitor of ['198.51.100.1', '198.51.100.2', '198.51.100.1'])
    expect((await app('/stoerung', post(told, { 'X-Forwarded-For': visitor }))).status).toBe(204);
  const ask = await askAsAdmin(app, db, { now });
  const $ = load(await (await ask('/admin')).text());
  const line = $('section[aria-labelledby=stoerungen] li').text();
  expect(line).toContain('2 Besucher: /spiele bricht ab, Safari 16');
  // The error message is only for the log, because browsers can send invented messages.
  expect(line).not.toContain('is not a function');
  const admin = await createWithRoles(db, 'trixi', [{ role: 'sport', scope: 'club' }]);
  const sport = await askAsAdmin(app, db, { admin, now });
  expect(await (await sport('/admin')).text()).not.toContain('Störungen');
});

test('rejects a fault report that is too long, foreign or sent by GET', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openApp(db, () => now);
  expect((await ask('/stoerung', post('x'.repeat(2_001)))).status).toBe(413);
  const other = { Origin: 'https://elsewhere.example' };
  expect((await ask('/stoerung', post(told, other))).status).toBe(403);
  expect((await ask('/stoerung')).status).toBe(404);
});
