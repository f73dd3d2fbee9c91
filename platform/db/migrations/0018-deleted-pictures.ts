import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deleted_picture')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('asked_on', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .addColumn('deleted_by', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .execute();
}
