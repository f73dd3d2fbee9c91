import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('game')
    .addColumn('ended', 'integer', (column) => column.check(sql`ended = 1`))
    .execute();
}
