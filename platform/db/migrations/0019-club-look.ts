import type { Kysely } from 'kysely';

/** Crest and colours of the club, where they are others than those of the club's folder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('club_look')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('crest', 'text')
    .addColumn('pitch', 'text')
    .addColumn('signal', 'text')
    .execute();
}
