import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';

type Table = keyof Schema;

/** A row of a table as it is stored. */
export type Row<T extends Table> = Selectable<Schema[T]>;
export type Overrides<T extends Table> = Partial<Insertable<Schema[T]>>;

let count = 0;

/** A number that no row has had, wide enough that ids sort as they were made. */
export function nextNumber(): number {
  count += 1;
  return 100_000 + count;
}

/** Writes a row past every rule but the schema's, and returns it as stored. */
export async function insertRow<T extends Table>(
  db: Db,
  table: T,
  row: Insertable<Schema[T]>,
): Promise<Row<T>> {
  const stored = await db.insertInto<Table>(table).values(row).returningAll().executeTakeFirst();
  return stored as Row<T>;
}
