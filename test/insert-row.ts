import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';

type Table = keyof Schema;

export type Row<T extends Table> = Selectable<Schema[T]>;
export type Overrides<T extends Table> = Partial<Insertable<Schema[T]>>;

let count = 0;

/** Returns a unique number. All numbers have the same length, so ids sort in the order of their creation. */
export function nextNumber(): number {
  count += 1;
  return 100_000 + count;
}

/** Inserts a row and returns it as stored. Only the rules of the schema apply. */
export async function insertRow<T extends Table>(
  db: Db,
  table: T,
  row: Insertable<Schema[T]>,
): Promise<Row<T>> {
  const stored = await db.insertInto<Table>(table).values(row).returningAll().executeTakeFirst();
  return stored as Row<T>;
}
