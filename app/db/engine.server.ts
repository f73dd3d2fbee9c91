import { PostgresAdapter } from 'kysely';
import type { Db } from './client.server.ts';

/** Whether PostgreSQL stands behind the database, and not the embedded SQLite. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
