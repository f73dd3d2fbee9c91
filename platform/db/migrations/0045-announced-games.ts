import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('next_game')
    .addColumn('made_game', 'integer', (column) => column.check(sql`made_game = 1`))
    .execute();
  await db.schema.alterTable('next_game').addColumn('made_opponent', 'text').execute();
}
