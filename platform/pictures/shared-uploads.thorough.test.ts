import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#platform/db/migrate.server.ts';
import { connect, freshSettings } from '#test/database.ts';
import { createPlayer } from '#test/factories.ts';
import { createSigningIn, signInDirectly } from '#test/sign-in-admin.ts';
import { startSite } from '#test/start-site.ts';
import { openUploads } from './uploads.server.ts';

test('another server shows an uploaded picture after the first server has stopped', async () => {
  const { databaseUrl = '', ...one } = await freshSettings('postgres');
  const other = await freshSettings('sqlite');
  // A file from an older version, which stored uploads in this folder and not in the database.
  const old = await photo('#00d000');
  await mkdir(join(other.dataDir, 'uploads'));
  await writeFile(join(other.dataDir, 'uploads', 'alt.jpg'), old);
  const db = connect({ ...one, databaseUrl });
  await migrate(db);
  const player = await createPlayer(db, { image: '/uploads/alt.jpg' });
  const cookie = await signInDirectly(db, await createSigningIn(db));
  const [first, second] = await Promise.all([
    start(one.dataDir, databaseUrl),
    start(other.dataDir, databaseUrl),
  ]);

  expect(await bytesAt(first.origin, '/uploads/alt.jpg')).toEqual(old);
  await expect(readdir(join(other.dataDir, 'uploads'))).rejects.toThrow('ENOENT');

  const path = `/admin/bilder/spieler/${player.id}`;
  const headers = { Cookie: cookie, Origin: first.origin };
  const page = await (await fetch(first.origin + path, { headers })).text();
  const form = new FormData();
  form.set('version', /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '');
  form.set('file', new File([new Uint8Array(await photo('#d00000'))], 'foto.jpg'));
  const answer = await fetch(first.origin + path, {
    ...{ method: 'POST', headers, body: form, redirect: 'manual' },
  });
  expect(answer.status).toBe(303);
  await answer.text();
  const { image } = await db.selectFrom('player').select('image').executeTakeFirstOrThrow();
  const address = image ?? '';
  expect(address).not.toBe('/uploads/alt.jpg');

  const sent = await bytesAt(first.origin, address);
  await first.kill();
  expect(await bytesAt(second.origin, address)).toEqual(sent);
  const smaller = await bytesAt(second.origin, `/bilder/160${address}.webp`);
  expect((await sharp(smaller).metadata()).width).toBe(160);
});

test('deletes a picture and its stored copies on every server on request', async () => {
  const { databaseUrl = '', ...one } = await freshSettings('postgres');
  const other = await freshSettings('sqlite');
  const db = connect({ ...one, databaseUrl });
  await migrate(db);
  const name = 'gruppe.jpg';
  await openUploads({ db, dataDir: one.dataDir }).add(name, await photo('#d00000'), new Date());
  const cookie = await signInDirectly(db, await createSigningIn(db));
  const [first, second] = await Promise.all([
    start(one.dataDir, databaseUrl),
    start(other.dataDir, databaseUrl),
  ]);
  const addresses = [`/uploads/${name}`, `/bilder/160/uploads/${name}.webp`];
  for (const address of addresses)
    for (const { origin } of [first, second]) await bytesAt(origin, address);

  const answer = await fetch(`${first.origin}/admin/bilder/datei/${name}`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: first.origin },
    body: new URLSearchParams({ intent: 'delete', askedOn: '01.02.2026', sure: 'on' }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  for (const address of addresses)
    for (const { origin } of [first, second])
      await expect.poll(() => statusOf(origin + address), { timeout: 10_000 }).toBe(404);
  for (const { dataDir } of [one, other])
    expect(await readdir(join(dataDir, 'variants'))).toEqual([]);
});

async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  return answer.status;
}

async function start(dataDir: string, databaseUrl: string) {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const site = await startSite({ ...settings, ORIGIN: '', STARTER: 'none', LOG_LEVEL: 'error' });
  onTestFinished(() => site.stop());
  return site;
}

async function bytesAt(origin: string, path: string): Promise<Buffer> {
  const answer = await fetch(origin + path);
  expect([path, answer.status]).toEqual([path, 200]);
  return Buffer.from(await answer.arrayBuffer());
}

async function photo(background: string): Promise<Buffer> {
  const create = { width: 800, height: 1000, channels: 3, background } as const;
  return sharp({ create }).jpeg().toBuffer();
}
