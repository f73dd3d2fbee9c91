import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('lineup_player')
    .addColumn('replaced_number', 'integer', (column) =>
      column.check(sql`replaced_number between 1 and 999`),
    )
    .execute();
}
