import { Kysely, PostgresDialect } from 'kysely';
import type { Db } from './client.server.ts';
import type { Schema } from './schema.ts';

/** A database that cannot be reached: every query fails with the error given. */
export function closedDatabase(error: unknown): Db {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: () => Promise.reject(error) }),
  });
}
