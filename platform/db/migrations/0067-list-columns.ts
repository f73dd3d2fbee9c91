import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('list_column')
    .addColumn('heads', 'text', (column) => column.notNull().primaryKey())
    .addColumn('chosen', 'text', (column) => column.notNull())
    .execute();
}
