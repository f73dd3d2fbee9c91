import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { type Db, openDatabase } from '../app/db/client.server.ts';
import { migrate } from '../app/db/migrate.server.ts';

/** The engines that the product runs on. */
export type Engine = 'sqlite' | 'postgres';

/** Declares the same tests once for each engine. */
export function onEachEngine(declare: (engine: Engine) => void): void {
  describe.each<Engine>(['sqlite', 'postgres'])('on %s', declare);
}

/** A migrated database of its own for the running test, removed when the test ends. */
export async function freshDatabase(engine: Engine): Promise<Db> {
  const db = engine === 'sqlite' ? await openSqlite() : await openPostgres();
  await migrate(db);
  return db;
}

async function openSqlite(): Promise<Db> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-'));
  const db = openDatabase({ dataDir });
  onTestFinished(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });
  return db;
}

async function openPostgres(): Promise<Db> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const db = openDatabase({ databaseUrl: new URL(`/${name}`, server).href, dataDir: '' });
  // The database itself goes with the server at the end of the run.
  onTestFinished(() => db.destroy());
  return db;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
