import { expect, test } from 'vitest';
import { loadStarter } from '#app/starter.server.ts';
import { savedPagePath } from '#platform/offline/saved-page-path.ts';
import { freshDatabase } from '#test/database.ts';
import { pages } from '#test/e2e/pages.ts';
import { built, openApp } from '#test/open-app.ts';
import { askAsAdmin } from '#test/sign-in-admin.ts';
import { starterDay } from '#test/starter-text.ts';

test('sends the service worker as one script that browsers check again each time', async () => {
  const ask = await openApp(await freshDatabase('sqlite'), undefined, { offline: true });
  const answer = await ask('/sw.js');
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  const script = await answer.text();
  expect([script.includes('respondWith'), script.includes('registration.unregister')]).toEqual([
    true,
    false,
  ]);
  // The worker must be a classic script, because only new versions of Firefox support modules in workers.
  expect(/^\s*(?:import|export)\b/m.test(script)).toBe(false);
});

test('sends a worker that removes itself if offline pages are switched off', async () => {
  const ask = await openApp(await freshDatabase('sqlite'), undefined, { offline: false });
  const answer = await ask('/sw.js');
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  const script = await answer.text();
  expect([script.includes('respondWith'), script.includes('registration.unregister')]).toEqual([
    false,
    true,
  ]);
});

test('pages tell the browser if offline use is enabled, and allow the service worker', async () => {
  const db = await freshDatabase('sqlite');
  for (const offline of [true, false]) {
    const ask = await openApp(db, undefined, { offline });
    const page = await ask('/');
    expect(page.headers.get('Content-Security-Policy')).toContain("worker-src 'self'");
    const data = await (await ask('/_.data')).text();
    expect(JSON.parse(data)).toContain('offline');
    expect(data).toContain(`"offline",${offline}`);
  }
});

test('an admin gets identical public pages, so that browsers can save them', async () => {
  const db = await freshDatabase('sqlite');
  await loadStarter(db, starterDay);
  const now = new Date();
  const ask = await openApp(db, () => now, { offline: true });
  const asAdmin = await askAsAdmin(ask, db, { now });
  const { pathRules }: typeof import('./app.ts') = await built('app');
  const kept = pages.filter(({ path }) =>
    savedPagePath(pathRules, new URL(path, 'http://localhost')),
  );
  expect(kept.length).toBeGreaterThan(15);
  for (const { path } of kept) {
    const [shown, toAdmin] = [await ask(path), await asAdmin(path)];
    expect([shown.status, path]).toEqual([200, path]);
    expect(await toAdmin.text()).toBe(await shown.text());
  }
});
