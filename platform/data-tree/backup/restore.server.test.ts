import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { findMigration, migrate, migrationNames } from '#platform/db/migrate.server.ts';
import {
  createUpload,
  findUpload,
  keepsUploads,
} from '#platform/pictures/stored-uploads.server.ts';
import {
  connect,
  type Engine,
  freshDatabase,
  freshSettings,
  onEachEngine,
  onEnginesOfRun,
} from '#test/database.ts';
import { createGame, createLineup, createProtocolEntry, createStanding } from '#test/factories.ts';
import { createOutgoingMail, createSubscriber } from '#test/message-factories.ts';
import {
  type Part,
  readContents,
  readParts,
  sha256,
  withManifest,
  writeParts,
} from '#test/storage/backups.ts';
import { restoreBackup } from './restore.server.ts';
import { writeBackup } from './write.server.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const damaged = /ist beschädigt oder keine Sicherung \(.+\), es wurde nichts geändert\.$/;
const holdsData =
  'Die Datenbank enthält schon Daten: Wiederhergestellt wird nur in eine leere, es wurde nichts geändert.';

onEachEngine((engine) => {
  test('restores a backup into a migrated database without data', async () => {
    const { file, contents } = await backUp(engine);
    const { db, uploads } = await openEmpty(engine);
    await migrate(db);
    await restoreBackup(db, { file, uploads });
    expect(await readContents(db)).toEqual(contents);
    expect(await readUpload(db, uploads)).toBe('ein Text');
  });

  test.each([
    false,
    true,
  ])('migrates a backup of an older version to the newest schema (migrated before: %s)', async (migratedBefore) => {
    const old = await openEmpty(engine);
    await migrate(old.db, '0002-sign-in');
    const standing = await createStanding(old.db);
    const file = `${old.uploads}.tar.gz`;
    await writeBackup(old.db, { file, uploads: old.uploads, now });
    const { db, uploads } = await openEmpty(engine);
    if (migratedBefore) await migrate(db);
    await restoreBackup(db, { file, uploads });
    expect(await findMigration(db)).toBe(migrationNames.at(-1));
    expect(await readContents(db)).toMatchObject({ standing: [standing], protocol_entry: [] });
  });

  test('a backup with rows that the database rejects changes nothing', async () => {
    const { file } = await backUp(engine);
    const empty = await openEmpty(engine);
    const parts = await readParts(file);
    const index = parts.findIndex(({ name }) => name === 'tables/lineup.jsonl');
    const line = JSON.parse(parts[index]?.text ?? '');
    const text = `${JSON.stringify({ ...line, game_id: 'gibt-es-nicht' })}\n`;
    await writeParts(file, replaced(parts, index, text));
    await expectRefused(empty, file, /./);
  });
});

onEnginesOfRun((engine) => {
  test('does not change a database that already contains a row', async () => {
    const { file } = await backUp(engine);
    const creates: ((db: Db) => Promise<unknown>)[] = [createStanding, createProtocolEntry];
    if (engine === 'postgres') creates.push(createOwnUpload);
    for (const create of creates) {
      const { db, uploads } = await openEmpty(engine);
      await migrate(db);
      await create(db);
      const before = await readContents(db);
      await expect(restoreBackup(db, { file, uploads })).rejects.toThrow(holdsData);
      expect(await readContents(db)).toEqual(before);
      await expect(readdir(uploads)).rejects.toThrow('ENOENT');
    }
  });

  test('restores uploads only into an empty folder', async () => {
    const { file, contents } = await backUp(engine);
    const { db, uploads } = await openEmpty(engine);
    await mkdir(uploads);
    await writeFile(join(uploads, 'anderes.txt'), '');
    await expect(restoreBackup(db, { file, uploads })).rejects.toThrow('liegen schon Dateien');
    expect(await readContents(db)).toEqual({});
    const empty = join(uploads, '../leer');
    await mkdir(empty);
    await restoreBackup(db, { file, uploads: empty });
    expect(await readContents(db)).toEqual(contents);
    expect(await readUpload(db, empty)).toBe('ein Text');
    expect(await readdir(empty)).toEqual(engine === 'sqlite' ? ['a'] : []);
  });

  test('rejects a backup file whose end is missing', async () => {
    const { file } = await backUp(engine);
    const empty = await openEmpty(engine);
    const whole = await readFile(file);
    const ends = Array.from({ length: 12 }, (_, part) => Math.floor((whole.length * part) / 12));
    for (const end of [...ends, whole.length - 1]) {
      await writeFile(file, whole.subarray(0, end));
      await expectRefused(empty, file);
    }
  });

  test('rejects a backup if one byte of a file in it has changed', async () => {
    const { file } = await backUp(engine);
    const empty = await openEmpty(engine);
    const parts = await readParts(file);
    for (const [index, part] of parts.entries()) {
      if (part.text === '') continue;
      const at = Math.floor(part.text.length / 2);
      const text = part.text.slice(0, at) + flipped(part.text[at]) + part.text.slice(at + 1);
      await writeParts(file, parts.with(index, { ...part, text }));
      await expectRefused(empty, file);
    }
  });

  test('rejects a backup if one byte of the compressed file has changed', async () => {
    const { file } = await backUp(engine);
    const empty = await openEmpty(engine);
    const whole = await readFile(file);
    for (let part = 1; part < 12; part++) {
      const bytes = Buffer.from(whole);
      const at = Math.floor((whole.length * part) / 12);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      await writeFile(file, bytes);
      await expectRefused(empty, file);
    }
  });
});

test.each<[string, (parts: Part[]) => Part[]]>([
  ['one left out', (parts) => parts.toSpliced(5, 1)],
  ['the last one left out', (parts) => parts.slice(0, -1)],
  ['one more', (parts) => [...parts, { name: 'tables/mehr.jsonl', text: '' }]],
  ['two in another order', (parts) => [...parts.slice(0, -2), ...parts.slice(-2).reverse()]],
  ['another name', (parts) => parts.with(-1, { name: 'uploads/a/c.txt', text: 'ein Text' })],
  [
    'a link',
    (parts) =>
      parts.with(-1, {
        name: 'uploads/a/b.txt',
        text: '',
        type: 'symlink',
        linkname: '/etc/passwd',
      }),
  ],
  ['no manifest', (parts) => parts.slice(1)],
  ['no checksum of the manifest', (parts) => parts.toSpliced(1, 1)],
  ['nothing', () => []],
  [
    'a manifest that is none',
    (parts) =>
      withManifest(parts, (manifest) => {
        manifest.members = 7;
      }),
  ],
])('rejects a tar with %s', async (_, change) => {
  const { file } = await backUp('sqlite');
  const empty = await openEmpty('sqlite');
  await writeParts(file, change(await readParts(file)));
  await expectRefused(empty, file);
});

test('removes control characters of a file from the error message', async () => {
  const { file } = await backUp('sqlite');
  const empty = await openEmpty('sqlite');
  const parts = await readParts(file);
  const name = 'a\u001b[2J\nb';
  const ofNewer = withManifest(parts, (manifest) => {
    manifest.migration = name;
  });
  for (const hostile of [[...parts, { name, text: '' }], ofNewer]) {
    await writeParts(file, hostile);
    await expectRefused(empty, file, /^[^\p{Cc}]*\(a\[2J b\)[^\p{Cc}]*$/u);
  }
});

test.each([
  '../b.txt',
  '/tmp/b.txt',
  'a/../../b.txt',
  'a/..',
  '..',
  '',
  'a//b.txt',
  'a\\..\\b.txt',
])('rejects an upload with the path %j', async (path) => {
  const { file } = await backUp('sqlite');
  const empty = await openEmpty('sqlite');
  const parts = await readParts(file);
  const renamed = withManifest(parts, (manifest) => {
    manifest.members.at(-1).upload = path;
  });
  await writeParts(file, renamed.with(-1, { name: `uploads/${path}`, text: 'ein Text' }));
  await expectRefused(empty, file);
});

test('rejects a backup with a missing table or a wrong number of rows', async () => {
  const { file } = await backUp('sqlite');
  const empty = await openEmpty('sqlite');
  const parts = await readParts(file);
  const index = parts.findIndex(({ name }) => name === 'tables/verification.jsonl');
  const without = withManifest(parts.toSpliced(index, 1), (manifest) => {
    manifest.members.splice(index - 2, 1);
  });
  await writeParts(file, without);
  await expectRefused(empty, file, /andere Tabellen/);
  await writeParts(
    file,
    withManifest(parts, (manifest) => {
      manifest.members[index - 2].rows = 1;
    }),
  );
  await expectRefused(empty, file, /0 statt 1 Zeilen in verification/);
});

test('rejects a backup of a newer version and asks for an update of the site', async () => {
  const { file } = await backUp('sqlite');
  const empty = await openEmpty('sqlite');
  const parts = await readParts(file);
  for (const [field, value, said] of [
    ['format', 2, 'Form 2'],
    ['migration', '9999-spaeter', '9999-spaeter'],
  ]) {
    await writeParts(
      file,
      withManifest(parts, (manifest) => {
        manifest[field ?? ''] = value;
      }),
    );
    const sentence = `Die Sicherung stammt von einer neueren Fassung (${said}): Spiel bitte zuerst diese ein, es wurde nichts geändert.`;
    await expectRefused(empty, file, sentence);
  }
});

test('rejects an empty file and a file that is not gzipped', async () => {
  const { file } = await backUp('sqlite');
  const empty = await openEmpty('sqlite');
  for (const text of ['', 'kein gzip', '{}'.repeat(5000)]) {
    await writeFile(file, text);
    await expectRefused(empty, file);
  }
});

/** Writes a backup of a small site. Returns the file and the contents of the site's database. */
async function backUp(engine: Engine) {
  const db = await freshDatabase(engine);
  const { dataDir } = await freshSettings('sqlite');
  const uploads = join(dataDir, 'uploads');
  const game = await createGame(db);
  await createLineup(db, { gameId: game.id });
  await createStanding(db);
  const entry = await createProtocolEntry(db);
  await createProtocolEntry(db, { undoes: entry.id });
  const { id: subscriberId } = await createSubscriber(db);
  await createOutgoingMail(db, { kind: 'confirmation', subscriberId });
  await createOutgoingMail(db);
  await mkdir(join(uploads, 'a'), { recursive: true });
  await writeFile(join(uploads, 'a/b.txt'), 'ein Text');
  const file = `${uploads}.tar.gz`;
  await writeBackup(db, { file, uploads, now });
  return { file, contents: await readContents(db) };
}

/** Reads the only upload of the site from the database or, if it is not there, from the folder. */
async function readUpload(db: Db, uploads: string): Promise<string> {
  const stored = await findStored(db, 'a/b.txt');
  return (stored ?? (await readFile(join(uploads, 'a/b.txt')))).toString();
}

async function findStored(db: Db, path: string): Promise<Buffer | undefined> {
  return keepsUploads(db) ? findUpload(db, path) : undefined;
}

async function createOwnUpload(db: Db): Promise<unknown> {
  return createUpload(db, { path: 'x.jpg', bytes: Buffer.from('ein Bild'), usedAt: now });
}

type Empty = Awaited<ReturnType<typeof openEmpty>>;

/** Opens a database without tables. `uploads` is the path of a folder that does not exist yet. */
async function openEmpty(engine: Engine) {
  const settings = await freshSettings(engine);
  return { db: connect(settings), uploads: join(settings.dataDir, 'uploads') };
}

/** Expects that restoring fails and changes neither the database nor the folder. */
async function expectRefused(
  { db, uploads }: Empty,
  file: string,
  sentence: string | RegExp = damaged,
) {
  await expect(restoreBackup(db, { file, uploads })).rejects.toThrow(sentence);
  expect(await readContents(db)).toEqual({});
  for (const folder of [uploads, `${uploads}.part`])
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
}

/** Replaces one file of a backup and adapts the manifest to the new file. */
function replaced(parts: Part[], index: number, text: string): Part[] {
  const changed = parts.with(index, { ...(parts[index] as Part), text });
  return withManifest(changed, (manifest) => {
    const bytes = Buffer.byteLength(text);
    Object.assign(manifest.members[index - 2], { bytes, sha256: sha256(text) });
  });
}

function flipped(character = ''): string {
  return String.fromCharCode(character.charCodeAt(0) ^ 1);
}
