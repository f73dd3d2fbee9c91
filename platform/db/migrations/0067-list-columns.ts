import type { Kysely } from 'kysely';

/** Remembers what a list's columns mean, so that the next list of this kind needs no question. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('list_column')
    .addColumn('heads', 'text', (column) => column.notNull().primaryKey())
    .addColumn('chosen', 'text', (column) => column.notNull())
    .execute();
}
