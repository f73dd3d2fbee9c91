import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('club_look')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('crest', 'text')
    .addColumn('pitch', 'text')
    .addColumn('signal', 'text')
    .execute();
}
