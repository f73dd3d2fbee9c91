import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './client.server.ts';
import * as initial from './migrations/0001-initial.ts';
import * as signIn from './migrations/0002-sign-in.ts';
import * as protocol from './migrations/0003-protocol.ts';
import * as topics from './migrations/0004-topics.ts';

const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-sign-in': signIn,
  '0003-protocol': protocol,
  '0004-topics': topics,
};

/**
 * Brings the database to the newest schema; does nothing when it is there already.
 * Servers that start at the same time wait for each other.
 * @throws the error of the step that failed; that step is rolled back
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
