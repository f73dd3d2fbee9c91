import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { type DatabaseSettings, type Db, openDatabase } from '#platform/db/client.server.ts';

/** The engines that the product runs on. */
export type Engine = 'sqlite' | 'postgres';

export function onEachEngine(declare: (engine: Engine) => void): void {
  describe.each<Engine>(['sqlite', 'postgres'])('on %s', declare);
}

/**
 * Declares tests whose subject is a page, not a query: on SQLite in `npm test`, on each engine in
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

/** Makes a database in the server, where it stays until the test ends. */
async function inPostgres(template = 'template1'): Promise<DatabaseSettings> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Its other strategy, made for large ones, takes twice as long.
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

/** One more connection to a database, closed when the test ends. */
export function connect(settings: DatabaseSettings): Db {
  const db = openDatabase(settings);
  onTestFinished(() => db.destroy());
  return db;
}
