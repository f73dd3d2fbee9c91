import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('club_details')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('slogan', 'text')
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('street', 'text')
    .addColumn('postal_code', 'text')
    .addColumn('city', 'text')
    .addColumn('zvr', 'text')
    .addColumn('instagram', 'text')
    .addColumn('facebook', 'text')
    .addColumn('hidden_pages', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
