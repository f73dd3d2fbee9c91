import { join } from 'node:path';
import { CamelCasePlugin, Kysely } from 'kysely';
import { postgresDialect } from './postgres.server.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.server.ts';

/** The database. Outside platform/db, only `keepsUploads` may ask if it is SQLite or PostgreSQL. */
export type Db = Kysely<Schema>;

export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  dataDir: string;
  /**
   * Milliseconds until PostgreSQL cancels a query, or until SQLite stops waiting for a lock. Default: no
   * limit on PostgreSQL, a minute on SQLite.
   */
  queryTimeout?: number;
  onLost?: (error: Error) => void;
}

/** Connects at the first query. The caller must call `db.destroy()` at the end. */
export function openDatabase({ databaseUrl, dataDir, queryTimeout, onLost }: DatabaseSettings): Db {
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl, queryTimeout, onLost)
    : sqliteDialect(join(dataDir, 'ankick.sqlite'), queryTimeout);
  return new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
}
