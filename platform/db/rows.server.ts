import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './client.server.ts';
import { isPostgres } from './outage.server.ts';
import type { StoredTable } from './stored-tables.server.ts';

export type Row = Record<string, unknown>;

/** The number is small, because one row of the audit log can take half a megabyte of memory. */
const rowsPerFetch = 50;
/** Stays below the limits of values in one statement: 65,535 on PostgreSQL and 32,766 on SQLite. */
const valuesPerInsert = 10_000;

/**
 * Reads all rows in the order of the key. `state` must come from `readConsistently`, because a cursor needs a
 * transaction.
 */
export async function* readRows(state: Db, { name, key }: StoredTable): AsyncGenerator<Row> {
  const rows = key.reduce(
    (query, column) => query.orderBy(column),
    untyped(state).selectFrom(name).selectAll(),
  );
  if (!isPostgres(state)) return yield* rows.stream();
  await sql`declare rows_of_table no scroll cursor for ${rows}`.execute(state);
  for (;;) {
    const fetched = await sql<Row>`fetch ${sql.lit(rowsPerFetch)} from rows_of_table`.execute(
      state.withoutPlugins(),
    );
    yield* fetched.rows;
    if (fetched.rows.length < rowsPerFetch) break;
  }
  await sql`close rows_of_table`.execute(state);
}

export async function holdsRows(db: Db, { name }: StoredTable): Promise<boolean> {
  const row = await untyped(db).selectFrom(name).select(sql.lit(1).as('one')).limit(1).execute();
  return row.length > 0;
}

export async function insertRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const atOnce = Math.max(1, Math.floor(valuesPerInsert / Math.max(1, columns)));
  for (let start = 0; start < rows.length; start += atOnce)
    await untyped(db)
      .insertInto(table)
      .values(rows.slice(start, start + atOnce))
      .execute();
}

export async function deleteRows(db: Db, tables: readonly StoredTable[]): Promise<void> {
  for (const { name } of tables.toReversed()) await untyped(db).deleteFrom(name).execute();
}

function untyped(db: Db): Kysely<Record<string, Row>> {
  return db.withoutPlugins() as unknown as Kysely<Record<string, Row>>;
}

/**
 * Locks the rows of `query` until the transaction ends. SQLite needs no row locks, because its transactions
 * never overlap.
 */
export function lockRows<Schema, Tables extends keyof Schema, Row>(
  transaction: Db,
  query: SelectQueryBuilder<Schema, Tables, Row>,
): SelectQueryBuilder<Schema, Tables, Row> {
  return isPostgres(transaction) ? query.forUpdate() : query;
}
