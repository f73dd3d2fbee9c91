import type { Kysely } from 'kysely';

/** Stores which columns an admin chose for a list, so that a list with the same titles needs no choice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('list_column')
    .addColumn('heads', 'text', (column) => column.notNull().primaryKey())
    .addColumn('chosen', 'text', (column) => column.notNull())
    .execute();
}
