import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/db/client.server.ts';
import { freshSettings } from '#test/database.ts';
import { createSigningIn } from '#test/sign-in-admin.ts';
import { type Site, startSite } from '#test/start-site.ts';

async function start(settings: NodeJS.ProcessEnv): Promise<Site> {
  const site = await startSite({ ORIGIN: '', DATABASE_URL: '', ...settings });
  onTestFinished(() => site.kill());
  return site;
}

test.each([
  '',
  'none',
])('with STARTER=%s only the setup address from the last server start works', async (STARTER) => {
  const { dataDir } = await freshSettings('sqlite');
  const settings = { STARTER, DATA_DIR: dataDir };
  const first = await start(settings);
  const earlier = await first.startAddress;
  expect(earlier).toMatch(new RegExp(`^${first.origin}/start/[\\w-]{43}$`));
  expect((await fetch(earlier)).status).toBe(200);
  await first.stop();
  const second = await start(settings);
  const newest = await second.startAddress;
  expect((await fetch(newest)).status).toBe(200);
  expect((await fetch(second.origin + new URL(earlier).pathname)).status).toBe(404);
});

test('prints no start address if an admin can already sign in', async () => {
  const { dataDir } = await freshSettings('sqlite');
  const site = await start({ DATA_DIR: dataDir });
  await site.startAddress;
  await site.stop();
  const db = openDatabase({ dataDir });
  await createSigningIn(db);
  await db.destroy();
  const again = await start({ DATA_DIR: dataDir });
  const links = openDatabase({ dataDir });
  const kept = await links.selectFrom('oneTimeLink').select('createdAt').execute();
  await links.destroy();
  expect(kept).toHaveLength(1);
  const none = Promise.race([again.startAddress, again.stop()]);
  expect(await none).toBeUndefined();
});
