import { sql } from 'kysely';
import type { Db } from './client.server.ts';
import { isPostgres } from './outage.server.ts';

/**
 * All reads in `work` see one state of the database, and writers in other processes do not wait. On SQLite,
 * writers in this process wait. `work` must not write.
 */
export async function readConsistently<T>(db: Db, work: (state: Db) => Promise<T>): Promise<T> {
  if (isPostgres(db))
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(work);
  return db.connection().execute(async (connection) => {
    // Uses `deferred`, because the driver turns a plain `begin` into `begin immediate`, which locks writes
    // (sqlite.server.ts).
    await sql`begin deferred`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
