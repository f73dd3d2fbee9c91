import { writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { createUpload } from '#platform/images/stored-uploads.server.ts';
import { write } from '#platform/records/revision.server.ts';
import { connect, type Engine, freshSettings, onEachEngine } from '#test/database.ts';
import { createPlayer, createStanding, createTrainer } from '#test/factories.ts';
import { contentsOf, readParts } from '#test/stored/backups.ts';
import { restoreBackup } from './restore.server.ts';
import { writeBackup } from './write.server.ts';

const now = new Date('2025-06-01T10:00:00.000Z');

onEachEngine((engine) => {
  test('while others write, all of a backup is of one committed state', async () => {
    const { settings, db, request } = await open(engine);
    await fill(db);
    const writer = startWriting(connect(settings));
    const own = connect(settings);
    for (const file of ['eins', 'zwei']) {
      const before = writer.written();
      await writeBackup(own, request(file));
      expect(writer.written()).toBeGreaterThan(before);
      const restored = connect(await freshSettings(engine));
      await restoreBackup(restored, request(file));
      const { revision, player, standing, trainer } = await contentsOf(restored);
      expect(standing).toHaveLength(manyRows);
      // Each write raises the revision and adds one of both, in one transaction.
      expect(player).toHaveLength(trainer?.length ?? -1);
      expect(revision).toEqual([{ id: 1, value: 1 + (player?.length ?? 0) }]);
    }
    await writer.stop();
  });

  test('the same state gives the same members, one line for each row', async () => {
    const { db, request } = await open(engine);
    for (const name of ['Jörg \u2028', 'Ben\nBen']) await createPlayer(db, { name });
    for (const file of ['eins', 'zwei']) await writeBackup(db, request(file));
    const parts = await readParts(request('eins').file);
    expect(await readParts(request('zwei').file)).toEqual(parts);
    const players = parts.find(({ name }) => name === 'tables/player.jsonl');
    expect(players?.text.trimEnd().split('\n')).toHaveLength(2);
    expect(JSON.parse(parts[0]?.text ?? '')).toMatchObject({
      format: 1,
      createdAt: '2025-06-01T10:00:00.000Z',
    });
  });

  test('it can be read by its owner only, also where a backup stood before', async () => {
    const { db, folder, request } = await open(engine);
    await writeFile(request('alt').file, 'alt', { mode: 0o644 });
    await writeBackup(db, request('alt'));
    expect((await stat(request('alt').file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['alt']);
  });

  test('a backup broken off leaves the old one and nothing else', async () => {
    const { db, folder, request } = await open(engine);
    await fill(db);
    await writeFile(request('alt').file, 'alt');
    for (const wait of [0, 1, 5, 20]) {
      const signal = AbortSignal.timeout(wait);
      await writeBackup(db, { ...request('alt'), signal }).catch((error) => error);
      if ((await readFile(request('alt').file, 'utf8')) !== 'alt')
        await writeFile(request('alt').file, 'alt');
      expect(await readdir(folder)).toEqual(['alt']);
    }
    await createStanding(db);
  });

  test('a database without tables is no site', async () => {
    const { folder, request } = await open(engine);
    const empty = connect(await freshSettings(engine));
    await expect(writeBackup(empty, request('x'))).rejects.toThrow(
      'Die Datenbank ist leer: Es gibt nichts zu sichern.',
    );
    expect(await readdir(folder)).toEqual([]);
  });
});

test('on PostgreSQL a backup holds its uploads, and files that are not moved there yet', async () => {
  const { db, request } = await open('postgres');
  const { uploads, file } = request('x');
  await mkdir(uploads);
  for (const path of ['beides.jpg', 'datei.jpg']) await writeFile(join(uploads, path), path);
  for (const path of ['beides.jpg', 'tabelle.jpg'])
    await createUpload(db, { path, bytes: Buffer.from(path), usedAt: now });
  await writeBackup(db, request('x'));
  const parts = (await readParts(file)).filter(({ name }) => name.startsWith('uploads/'));
  expect(parts).toEqual(
    ['beides.jpg', 'datei.jpg', 'tabelle.jpg'].map((path) => ({
      name: `uploads/${path}`,
      text: path,
    })),
  );
  // Between the installation of this version and its first start.
  const old = connect(await freshSettings('postgres'));
  await migrate(old, '0008-article-pictures');
  const { members } = await writeBackup(old, request('y'));
  expect(members.flatMap((member) => ('upload' in member ? [member.upload] : []))).toEqual([
    'beides.jpg',
    'datei.jpg',
  ]);
});

test('a backup that runs already is not disturbed', async () => {
  const { db, request } = await open('sqlite');
  await writeFile(`${request('x').file}.part`, 'eine andere');
  await expect(writeBackup(db, request('x'))).rejects.toThrow('EEXIST');
  expect(await readFile(`${request('x').file}.part`, 'utf8')).toBe('eine andere');
});

test('an upload that grows, shrinks or changes meanwhile fails the backup', async () => {
  const { db, folder, request } = await open('sqlite');
  const { uploads } = request('x');
  await mkdir(uploads);
  const upload = join(uploads, 'bild.jpg');
  for (const changed of ['x'.repeat(20), 'x', 'andere Bytes!']) {
    await writeFile(upload, 'diese Bytes!!');
    const signal = onChunk(2, () => writeFileSync(upload, changed));
    await expect(writeBackup(db, { ...request('x'), signal })).rejects.toThrow(
      'uploads/bild.jpg hat sich während der Sicherung geändert: Bitte noch einmal.',
    );
    expect(await readdir(folder)).toEqual(['uploads']);
  }
});

/** A site without content, and requests for backups of it into a folder of their own. */
async function open(engine: Engine) {
  const settings = await freshSettings(engine);
  const db = connect(settings);
  await migrate(db);
  const folder = join(settings.dataDir, 'sicherungen');
  await mkdir(folder);
  const request = (name: string) => ({
    file: join(folder, name),
    uploads: join(folder, 'uploads'),
    now,
  });
  return { settings, db, folder, request };
}

const manyRows = 1000;

/** Enough rows for a backup to take its time. */
async function fill(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (let count = 0; count < manyRows; count++) await createStanding(transaction);
  });
}

/** Adds a player and a trainer at a time until it is stopped, as another server would. */
function startWriting(db: Db) {
  let written = 0;
  let stopped = false;
  const running = (async () => {
    while (!stopped) {
      await write(db, async (transaction) => {
        await createPlayer(transaction);
        await createTrainer(transaction);
      });
      written += 1;
      await setTimeout(2);
    }
  })();
  return {
    written: () => written,
    async stop() {
      stopped = true;
      await running;
    },
  };
}

/** A signal that does something when so many chunks were measured: of a fresh site, one row comes first. */
function onChunk(number: number, act: () => void): AbortSignal {
  const { signal } = new AbortController();
  let chunks = 0;
  signal.throwIfAborted = () => {
    chunks += 1;
    if (chunks === number) act();
  };
  return signal;
}
