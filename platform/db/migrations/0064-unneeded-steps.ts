import type { Kysely } from 'kysely';

/** A club that has no need of one of the first steps says so once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unneeded_step')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .execute();
}
