import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { restoreBackup } from '#platform/backup/restore.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { openUploads } from '#platform/images/uploads.server.ts';
import { uploadsFolder } from '#platform/images/uploads-folder.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { removeAdmin, setPassword } from '#platform/sign-in/accounts.server.ts';
import { posted, testPassword, withCookie } from '#test/admin.ts';
import { openApp } from '#test/app.ts';
import { connect, freshSettings, onEachEngine } from '#test/database.ts';
import { fixedPaths } from '#test/e2e/pages.ts';
import { contentsOf } from './backups.ts';

/**
 * What builds of before have left: a site with starter content, an admin (max, `testPassword`) with a
 * session, a message, an order of the newsletter, a failed sign-in, a removed next game, an upload.
 */
const left = join(import.meta.dirname, '../fixtures/upgrades/2026-11-21');
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

/**
 * What the last build that wrote accounts and sessions by better-auth added to the fixture for an
 * admin who signed in, and the cookie that it sent.
 */
const oldSession = {
  id: '6rHoQdaosC6FyykcSxLG4pgzuOLQyxdm',
  userId: 'wcbjsu2AVlFwZ3KU1PIej1Pml4sIp4T4',
  username: 'max',
  token: '3SQAQypS1C8X5fT9ZrDaFNtj9iKtoH3Z3o7Ysc4g6nE',
  expiresAt: '2026-11-22T20:00:00.000Z',
  ipAddress: null,
  userAgent: null,
  createdAt: '2026-11-22T08:00:00.000Z',
  updatedAt: '2026-11-22T08:00:00.000Z',
};
const oldCookie = 'session=0z-HK3cTgnJCG-S_7G3he894Zsw96j0aCmZP4XTciw0';

test('who was signed in before still is, and signs out; the old password holds until another is set', async () => {
  const db = await oldDatabase();
  await migrate(db);
  await db.insertInto('session').values(oldSession).execute();
  const ask = await openApp(db, () => now);
  const signIn = async (password: string) =>
    (await ask('/login', posted({ username: 'max', password }))).status;
  const asMax = withCookie(ask, oldCookie);
  expect((await asMax('/admin')).status).toBe(200);
  expect((await asMax('/abmelden', posted({}))).status).toBe(303);
  expect((await asMax('/admin')).status).toBe(303);

  expect(await signIn(testPassword)).toBe(303);
  expect(await db.selectFrom('session').selectAll().execute()).toHaveLength(2);
  const another = 'Sieben rote Dächer im Nebel';
  await setPassword(db, oldSession.userId, another);
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
  expect([await signIn(testPassword), await signIn(another)]).toEqual([403, 303]);

  await removeAdmin(db, { username: 'max', email: 'max@verein.example' });
  for (const table of ['admin', 'user', 'account', 'session', 'knownDevice'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
});

test.each([
  'boardMember',
  'sponsor',
] as const)('a picture changed before %ss could be arranged is taken back as it was', async (kind) => {
  const settings = await freshSettings('sqlite');
  const db = connect(settings);
  await migrate(db, '0010-uploads');
  const person = { role: 'Obfrau', email: null, bio: null, linkedin: null, twitter: null };
  const fields = kind === 'sponsor' ? { website: null } : { ...person, instagram: null };
  const picture = kind === 'sponsor' ? 'logo' : 'image';
  const record = { ordinal: 4, name: 'Anna', ...fields };
  const state = (image: string | null) =>
    JSON.stringify({ record: { ...record, [picture]: image }, ties: [] });
  await db
    .insertInto(kind)
    .values({ id: 'a', ...record, [picture]: '/uploads/new.jpg' } as never)
    .execute();
  await db
    .insertInto('protocolEntry')
    .values({
      ...{ id: 1, changedAt: now.toISOString(), username: 'max', action: 'update' },
      ...{ recordKind: kind, recordId: 'a', label: 'Anna', undoes: null },
      ...{ before: state('/images/old.jpg'), after: state('/uploads/new.jpg') },
    })
    .execute();
  await migrate(db);
  await undoEntry(db, kinds, 1, { username: 'max', now });
  expect(await db.selectFrom(kind).selectAll().execute()).toMatchObject([
    { id: 'a', ordinal: 4, name: 'Anna', [picture]: '/images/old.jpg' },
  ]);
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
    await undoEntry(db, kinds, entry?.id ?? 0, { username: 'max', now });
    expect(await (await ask('/')).text()).toContain('20. März 2027');
  });
});
