import { join } from 'node:path';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.server.ts';

/** The database as queries see it; which engine stands behind it is known in this folder only. */
export type Db = Kysely<Schema>;

export interface DatabaseSettings {
  /** A postgres:// address; without it the embedded SQLite file in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** Folder of the SQLite file; made when missing. */
  dataDir: string;
}

/** Connections of one server to PostgreSQL at most. */
const poolSize = 10;

/**
 * Opens the database. Nothing is read until the first query.
 * The caller ends it with `db.destroy()`.
 */
export function openDatabase({ databaseUrl, dataDir }: DatabaseSettings): Db {
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: openPool(databaseUrl) })
    : sqliteDialect(join(dataDir, 'ankick.sqlite'));
  return new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: poolSize });
  // A connection that PostgreSQL closes while nobody uses it (a restart) is replaced at the next
  // query; unheard, its error would end the process.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));
  return pool;
}
