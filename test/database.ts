import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { type DatabaseSettings, type Db, openDatabase } from '#platform/db/client.server.ts';

export type Engine = 'sqlite' | 'postgres';

export function onEachEngine(declare: (engine: Engine) => void): void {
  describe.each<Engine>(['sqlite', 'postgres'])('on %s', declare);
}

/**
 * Declares tests of pages, not of queries. These tests run on SQLite in `npm test`, and on each engine in
 * `npm run test:all`.
 */
export function onEnginesOfRun(declare: (engine: Engine) => void): void {
  if (process.env.TEST_ALL) onEachEngine(declare);
  else describe('on sqlite', () => declare('sqlite'));
}

/** Creates a migrated database for the running test and removes it when the test ends. */
export async function freshDatabase(engine: Engine): Promise<Db> {
  const { postgres, sqlite } = inject('migrated');
  if (engine === 'postgres') return connect(await inPostgres(postgres));
  const settings = await freshSettings('sqlite');
  await copyFile(sqlite, join(settings.dataDir, 'ankick.sqlite'));
  return connect(settings);
}

/** Returns the settings of a database without tables. It is removed when the test ends. */
export async function freshSettings(engine: Engine): Promise<DatabaseSettings> {
  if (engine === 'postgres') return inPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return { dataDir };
}

async function inPostgres(template = 'template1'): Promise<DatabaseSettings> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // The default strategy of PostgreSQL takes twice as long here.
  await ask(server, `create database ${name} template ${template} strategy file_copy`);
  onTestFinished(() => ask(server, `drop database ${name} with (force)`));
  const { dataDir } = await freshSettings('sqlite');
  return { dataDir, databaseUrl: new URL(`/${name}`, server).href };
}

async function ask(connectionString: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(query);
  await client.end();
}

export function connect(settings: DatabaseSettings): Db {
  const db = openDatabase(settings);
  onTestFinished(() => db.destroy());
  return db;
}
