import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshSettings } from '#test/database.ts';
import { serveApp } from '#test/open-app.ts';
import { createSigningIn, formPost, signInDirectly } from '#test/sign-in-admin.ts';
import { gameForm, playerForm } from '#test/site-admin.ts';
import { openDatabase } from './client.server.ts';
import { migrate } from './migrate.server.ts';
import { outageSentences } from './outage.server.ts';

test('visitors can read while another process writes, and saves wait for the lock', async () => {
  const { ask, save, lock, cached } = await served(60_000);
  expect((await ask('/team')).status).toBe(200);
  const release = await lock();
  let isSaved = false;
  const saving = [save(playerForm('Neu')), save(gameForm('Neu'))].map((answer) =>
    answer.finally(() => {
      isSaved = true;
    }),
  );
  for (let round = 0; round < 5; round++)
    for (const path of ['/team', '/healthz', `/spiele?saison=${round}`, '/login', '/admin/spieler'])
      expect([path, (await ask(path)).status]).toEqual([path, path.includes('?') ? 404 : 200]);
  expect(cached()).toContain(true);
  expect(isSaved).toBe(false);
  await release();
  expect((await Promise.all(saving)).map(({ status }) => status)).toEqual([303, 303]);
  expect(await (await ask('/team')).text()).toContain('Neu');
});

test('a save fails with status 503 if another process keeps the database locked', async () => {
  const { ask, save, lock } = await served(200);
  const release = await lock();
  const answers = await Promise.all(['Erster', 'Zweiter'].map((name) => save(playerForm(name))));
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
    const page = await answer.text();
    expect(page).toContain(outageSentences.gone);
  }
  expect((await ask('/team')).status).toBe(200);
  await release();
  expect((await save(playerForm('Erster'))).status).toBe(303);
});

test('an admin can read while another process blocks the update of the session', async () => {
  const { ask, lock } = await served(600_000, new Date(Date.now() - 3_600_000));
  const release = await lock();
  expect((await ask('/admin/spieler')).status).toBe(200);
  await release();
});

/**
 * Starts a site with a signed-in admin. Its function `lock` starts another process that locks the database.
 */
async function served(queryTimeout: number, signedInAt = new Date()) {
  const { dataDir } = await freshSettings('sqlite');
  const db = openDatabase({ dataDir, queryTimeout });
  await migrate(db);
  const lines: { event: string; cached: boolean }[] = [];
  const site = await serveApp(db, { dataDir, onLog: (line) => lines.push(JSON.parse(line)) });
  onTestFinished(async () => {
    await site.stop();
    await db.destroy();
  });
  const Cookie = await signInDirectly(db, await createSigningIn(db), signedInAt);
  const own = { Cookie, Origin: site.origin };
  return {
    cached: () => lines.map(({ cached }) => cached),
    ask: (path: string) =>
      fetch(site.origin + path, path.startsWith('/admin') ? { headers: own } : {}),
    save: ({ path, fields }: ReturnType<typeof playerForm>) =>
      fetch(site.origin + path, { ...formPost(fields, own), redirect: 'manual' }),
    async lock() {
      const process = fork(new URL('../../test/server/lock-file.ts', import.meta.url), [
        join(dataDir, 'ankick.sqlite'),
      ]);
      await once(process, 'message');
      return async () => {
        process.disconnect();
        await once(process, 'exit');
      };
    },
  };
}
