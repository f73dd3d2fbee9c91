import { join } from 'node:path';
import { CamelCasePlugin, Kysely } from 'kysely';
import { postgresDialect } from './postgres.server.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.server.ts';

/** The database as queries see it; which engine stands behind it is known in this folder only. */
export type Db = Kysely<Schema>;

export interface DatabaseSettings {
  /** A postgres:// address; without it the embedded SQLite file in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** Folder of the SQLite file; made when missing. */
  dataDir: string;
  /**
   * Milliseconds after which a query of PostgreSQL is given up, and one of SQLite waits no longer for
   * another process; without it none of PostgreSQL is, and SQLite waits for a minute.
   */
  queryTimeout?: number;
  /** Told of a connection of PostgreSQL that broke while nobody used it; it is replaced. */
  onLost?: (error: Error) => void;
}

/**
 * Opens the database. Nothing is read until the first query.
 * The caller ends it with `db.destroy()`.
 */
export function openDatabase({ databaseUrl, dataDir, queryTimeout, onLost }: DatabaseSettings): Db {
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl, queryTimeout, onLost)
    : sqliteDialect(join(dataDir, 'ankick.sqlite'), queryTimeout);
  return new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
}
