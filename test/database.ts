import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { type DatabaseSettings, type Db, openDatabase } from '../app/db/client.server.ts';
import { migrate } from '../app/db/migrate.server.ts';

/** The engines that the product runs on. */
export type Engine = 'sqlite' | 'postgres';

/** Declares the same tests once for each engine. */
export function onEachEngine(declare: (engine: Engine) => void): void {
  describe.each<Engine>(['sqlite', 'postgres'])('on %s', declare);
}

/** A migrated database of its own for the running test, removed when the test ends. */
export async function freshDatabase(engine: Engine): Promise<Db> {
  const db = connect(await freshSettings(engine));
  await migrate(db);
  return db;
}

/** Where a database of its own without a table is found, removed when the test ends. */
export async function freshSettings(engine: Engine): Promise<DatabaseSettings> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  if (engine === 'sqlite') return { dataDir };
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  // The database itself goes with the server at the end of the run.
  return { dataDir, databaseUrl: new URL(`/${name}`, server).href };
}

/** One more connection to a database, closed when the test ends. */
export function connect(settings: DatabaseSettings): Db {
  const db = openDatabase(settings);
  onTestFinished(() => db.destroy());
  return db;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
