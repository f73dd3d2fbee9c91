import { sql } from 'kysely';
import type { Db } from './client.server.ts';
import { isPostgres } from './outage.server.ts';

/** Sees the state of the first query. Nobody waits for it, and its writes are discarded. */
export async function readOneState<T>(db: Db, work: (state: Db) => Promise<T>): Promise<T> {
  if (isPostgres(db))
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(work);
  return db.connection().execute(async (connection) => {
    // A plain `begin` would lock out other writers (sqlite.server.ts).
    await sql`begin deferred`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
