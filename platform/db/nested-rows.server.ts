import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom as selectInPostgres } from 'kysely/helpers/postgres';
import { jsonArrayFrom as selectInSqlite } from 'kysely/helpers/sqlite';
import type { Db } from './client.server.ts';
import { isPostgres } from './outage.server.ts';
import type { Schema } from './schema.ts';

/**
 * Selects all rows of `query` in one column, so that a record and its parts need only one query. Read the
 * column with `readRows`.
 */
export function selectRows<Tables extends keyof Schema, Row>(
  db: Db,
  query: SelectQueryBuilder<Schema, Tables, Row>,
): RawBuilder<Row[]> {
  const selectArray = isPostgres(db) ? selectInPostgres : selectInSqlite;
  return selectArray(query).$castTo<Row[]>();
}

/** PostgreSQL returns an array, SQLite a JSON string. Its names can be those of the database. */
export function readRows<Row>(column: Row[]): Row[] {
  if (typeof column !== 'string') return column;
  const rows: Record<string, unknown>[] = JSON.parse(column);
  return rows.map((row) => {
    const values = Object.entries(row).map(([column, value]) => [toPropertyName(column), value]);
    return Object.fromEntries(values) as Row;
  });
}

function toPropertyName(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
