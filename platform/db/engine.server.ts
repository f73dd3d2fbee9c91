import type { Db } from './client.server.ts';

/** Whether PostgreSQL stands behind the database, and not the embedded SQLite. */
export function isPostgres(db: Db): boolean {
  // Not by its class: the build has Kysely in it, and another one may have opened the database.
  return !('isEmbedded' in db.getExecutor().adapter);
}
