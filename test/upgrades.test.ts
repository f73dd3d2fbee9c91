import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { restoreBackup } from '../app/backup/restore.server.ts';
import { undoEntry } from '../app/data/records/undo.server.ts';
import { migrate } from '../app/db/migrate.server.ts';
import { openUploads } from '../app/images/uploads.server.ts';
import { uploadsFolder } from '../app/images/uploads-folder.server.ts';
import { posted, testPassword, withCookie } from './admin.ts';
import { openApp } from './app.ts';
import { contentsOf } from './backups.ts';
import { connect, freshSettings, onEachEngine } from './database.ts';
import { fixedPaths } from './e2e/pages.ts';

/**
 * What builds of before have left: a site with starter content, an admin (max, `testPassword`) with a
 * session, a message, an order of the newsletter, a failed sign-in, a removed next game, an upload.
 */
const left = join(import.meta.dirname, 'fixtures/upgrades/2026-11-21');
const now = new Date('2026-11-22T12:00:00.000Z');
/** Holds nothing that somebody would miss after a day (migration 0009-devices). */
const emptied = ['failed_sign_in'];

async function oldDatabase() {
  const settings = await freshSettings('sqlite');
  const file = join(settings.dataDir, 'ankick.sqlite');
  await writeFile(file, gunzipSync(await readFile(join(left, 'ankick.sqlite.gz'))));
  return connect(settings);
}

test('a database of before opens with all that was in it', async () => {
  const db = await oldDatabase();
  const before = await contentsOf(db);
  expect(Object.values(before).flat().length).toBeGreaterThan(500);
  await migrate(db);
  const after = await contentsOf(db);
  for (const [table, rows] of Object.entries(before))
    expect([table, after[table]]).toMatchObject([table, emptied.includes(table) ? [] : rows]);
});

onEachEngine((engine) => {
  test('a backup of before comes back as the site that it was', async () => {
    const old = await oldDatabase();
    await migrate(old);
    const settings = await freshSettings(engine);
    const db = connect(settings);
    const uploads = uploadsFolder(settings.dataDir);
    await restoreBackup(db, { file: join(left, 'backup.tar.gz'), uploads });

    const [ask, asBefore] = [await openApp(db, () => now), await openApp(old, () => now)];
    for (const path of fixedPaths) {
      const [page, pageBefore] = [await ask(path), await asBefore(path)];
      expect([path, page.status, await page.text()]).toEqual([
        path,
        pageBefore.status,
        await pageBefore.text(),
      ]);
    }
    const picture = await openUploads({ db, dataDir: settings.dataDir }).read('altes-bild.png');
    expect(picture?.subarray(1, 4).toString()).toBe('PNG');

    const signIn = await ask('/login', posted({ username: 'max', password: testPassword }));
    expect([signIn.status, signIn.headers.get('Location')]).toEqual([303, '/admin']);
    const cookie = signIn.headers.getSetCookie().map((one) => one.split(';')[0]);
    const asAdmin = withCookie(ask, cookie.join('; '));
    expect(await (await asAdmin('/admin/posteingang')).text()).toContain('Eva Muster');
    expect(await (await ask('/')).text()).not.toContain('20. März 2027');
    const [entry] = await db.selectFrom('protocolEntry').select('id').execute();
    await undoEntry(db, entry?.id ?? 0, { username: 'max', now });
    expect(await (await ask('/')).text()).toContain('20. März 2027');
  });
});
