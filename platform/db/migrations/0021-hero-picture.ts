import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hero_picture')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('image', 'text')
    .addColumn('focus', 'text', (column) => column.notNull().defaultTo('center'))
    .execute();
}
