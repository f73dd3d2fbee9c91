import { writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '#platform/db/migrate.server.ts';
import { createUpload } from '#platform/pictures/stored-uploads.server.ts';
import { connect, freshSettings, onEachEngine } from '#test/database.ts';
import { createPlayer, createStanding } from '#test/factories.ts';
import { readParts } from '#test/storage/backups.ts';
import { fill, now, open } from '#test/written-backup.ts';
import { writeBackup } from './write.server.ts';

onEachEngine((engine) => {
  test('two backups of one state are equal and have one line per row', async () => {
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

  test('only the owner can read a backup, even if it replaces another file', async () => {
    const { db, folder, request } = await open(engine);
    await writeFile(request('alt').file, 'alt', { mode: 0o644 });
    await writeBackup(db, request('alt'));
    expect((await stat(request('alt').file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['alt']);
  });

  test('a cancelled backup keeps the old backup file and leaves no other file', async () => {
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

  test('writeBackup rejects a database without tables', async () => {
    const { folder, request } = await open(engine);
    const empty = connect(await freshSettings(engine));
    await expect(writeBackup(empty, request('x'))).rejects.toThrow(
      'Die Datenbank ist leer: Es gibt nichts zu sichern.',
    );
    expect(await readdir(folder)).toEqual([]);
  });
});

test('on PostgreSQL, a backup contains the uploads in the database and in the folder', async () => {
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
  // This database has an old schema without the table of uploads, because the new version has not started
  // yet.
  const old = connect(await freshSettings('postgres'));
  await migrate(old, '0008-article-pictures');
  const { members } = await writeBackup(old, request('y'));
  expect(members.flatMap((member) => ('upload' in member ? [member.upload] : []))).toEqual([
    'beides.jpg',
    'datei.jpg',
  ]);
});

test('a backup fails without changing the temporary file of a running backup', async () => {
  const { db, request } = await open('sqlite');
  await writeFile(`${request('x').file}.part`, 'eine andere');
  await expect(writeBackup(db, request('x'))).rejects.toThrow('EEXIST');
  expect(await readFile(`${request('x').file}.part`, 'utf8')).toBe('eine andere');
});

test('a backup fails if an upload grows, shrinks or changes during the backup', async () => {
  const { db, folder, request } = await open('sqlite');
  const { uploads } = request('x');
  await mkdir(uploads);
  const upload = join(uploads, 'bild.jpg');
  for (const changed of ['x'.repeat(20), 'x', 'andere Bytes!']) {
    await writeFile(upload, 'diese Bytes!!');
    const signal = onChunk(2, () => writeFileSync(upload, changed));
    await expect(writeBackup(db, { ...request('x'), signal })).rejects.toThrow(
      'uploads/bild.jpg hat sich während der Sicherung geändert: Bitte versuch es noch einmal.',
    );
    expect(await readdir(folder)).toEqual(['uploads']);
  }
});

/**
 * Calls `act` when the chunk with this number is measured. In a new database, chunk 1 is the only table row
 * and chunk 2 is the upload.
 */
function onChunk(number: number, act: () => void): AbortSignal {
  const { signal } = new AbortController();
  let chunks = 0;
  signal.throwIfAborted = () => {
    chunks += 1;
    if (chunks === number) act();
  };
  return signal;
}
