import { sql } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { Db } from './client.server.ts';
import { findMigration, migrate } from './migrate.server.ts';
import { isPostgres } from './outage.server.ts';
import { deleteRows, holdsRows } from './rows.server.ts';
import { listAllTables, listTables, type StoredTable } from './stored-tables.server.ts';

const filledByMigrations = ['revision'];

/**
 * Must run in a transaction, because the tables stay locked until its end.
 * @returns the tables of a backup (`listTables`), after the rows that migrations inserted are deleted;
 * undefined if any table has other rows
 */
export async function emptyTables(
  transaction: Db,
  migration: string,
): Promise<StoredTable[] | undefined> {
  const found = await listAllTables(transaction);
  await keepForOneself(transaction, found);
  for (const table of found)
    if (!filledByMigrations.includes(table.name) && (await holdsRows(transaction, table)))
      return undefined;
  const current = await findMigration(transaction);
  // If the schema is newer than `migration`, drops all tables, because migrations cannot be undone.
  if (current && current > migration) await dropTables(transaction, found);
  await migrate(transaction, migration);
  const tables = await listTables(transaction);
  await deleteRows(transaction, tables);
  return tables;
}

/** Locks the tables. On SQLite, the transaction has already locked the whole database. */
async function keepForOneself(transaction: Db, tables: readonly StoredTable[]): Promise<void> {
  if (!isPostgres(transaction) || tables.length === 0) return;
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`lock table ${names} in access exclusive mode`.execute(transaction);
}

async function dropTables(transaction: Db, tables: readonly StoredTable[]): Promise<void> {
  const { schema } = transaction.withoutPlugins();
  for (const { name } of tables.toReversed()) await schema.dropTable(name).execute();
  for (const name of [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE])
    await schema.dropTable(name).execute();
}
