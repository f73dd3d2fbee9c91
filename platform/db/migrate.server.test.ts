import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Engine, freshDatabase, onEachEngine } from '#test/database.ts';
import { createGame, createNextGame, createStanding } from '#test/factories.ts';
import { insertRow } from '#test/insert-row.ts';
import { readContents } from '#test/storage/backups.ts';
import { type Db, openDatabase } from './client.server.ts';
import { migrate, migrationNames } from './migrate.server.ts';

const run = promisify(execFile);

onEachEngine((engine) => {
  test('a second migration changes nothing', async () => {
    const db = await freshDatabase(engine);
    const standing = await createStanding(db);
    await migrate(db);
    expect(await db.selectFrom('standing').selectAll().execute()).toEqual([standing]);
    expect(await db.selectFrom('revision').selectAll().execute()).toEqual([{ id: 1, value: 1 }]);
  });

  test('simultaneous migrations wait for each other', async () => {
    const db = await emptyDatabase(engine);
    await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect(await db.selectFrom('revision').selectAll().execute()).toEqual([{ id: 1, value: 1 }]);
    await createStanding(db);
  });

  test('the tournament migration keeps the report, line-up and goals of an existing game', async () => {
    const db = await emptyDatabase(engine);
    await migrate(db, '0064-unneeded-steps');
    const { id: gameId } = await createGame(db, { kind: 'Pokal', report: 'Ein Pokalabend.' });
    await insertRow(db, 'lineup', { id: 'kader', gameId });
    await insertRow(db, 'lineupPlayer', { lineupId: 'kader', ordinal: 0, goals: 2 });
    await insertRow(db, 'opponentGoal', { gameId, ordinal: 0, scorer: 'Huber' });
    await createNextGame(db, { gameId });
    const before = await readContents(db);
    await migrate(db, '0065-tournaments');
    expect(await readContents(db)).toEqual(before);
    await createGame(db, { kind: 'Turnier' });
  });

  test('a failed migration changes nothing and can run again later', async () => {
    const db = await emptyDatabase(engine);
    await sql`create table sponsor (id text)`.execute(db);
    await expect(migrate(db)).rejects.toThrow('sponsor');
    await sql`drop table sponsor`.execute(db);
    await migrate(db);
    await createStanding(db);
  });
});

test('two processes that migrate one new SQLite file wait for each other', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await Promise.all([migrateElsewhere(dataDir), migrateElsewhere(dataDir)]);
});

test('migrationNames lists every file in the migrations folder', async () => {
  const files = await readdir(join(import.meta.dirname, 'migrations'));
  const names = files.filter((file) => /^\d/.test(file)).map((file) => file.replace('.ts', ''));
  expect(migrationNames).toEqual(names.toSorted());
});

/** @throws Error with the error output of the process */
async function migrateElsewhere(dataDir: string): Promise<void> {
  const program = `
    import { openDatabase } from './platform/db/client.server.ts';
    import { migrate } from './platform/db/migrate.server.ts';
    const db = openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    await migrate(db);
    await db.destroy();`;
  const root = join(import.meta.dirname, '../..');
  await run(process.execPath, ['--input-type=module', '--eval', program], { cwd: root });
}

async function emptyDatabase(engine: Engine): Promise<Db> {
  if (engine === 'postgres') {
    const db = await freshDatabase(engine);
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    return db;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-'));
  const db = openDatabase({ dataDir });
  onTestFinished(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });
  return db;
}
