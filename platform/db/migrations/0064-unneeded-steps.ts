import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unneeded_step')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .execute();
}
