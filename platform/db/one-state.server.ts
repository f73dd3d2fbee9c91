import { sql } from 'kysely';
import type { Db } from './client.server.ts';
import { isPostgres } from './outage.server.ts';

/**
 * Runs `work` on the database as it is at its first query, whatever others commit meanwhile. Nobody
 * waits for it, and it can write nothing that stays.
 */
export async function readOneState<T>(db: Db, work: (state: Db) => Promise<T>): Promise<T> {
  if (isPostgres(db))
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(work);
  return db.connection().execute(async (connection) => {
    // Spelled out: a plain `begin` takes the place of the one writer (sqlite.server.ts).
    await sql`begin deferred`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
