import type { Kysely } from 'kysely';

/** The texts of the club that an admin has put in the place of those of the club's folder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('club_text')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
}
