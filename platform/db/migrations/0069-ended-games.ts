import { type Kysely, sql } from 'kysely';

/** An admin may say that a game is over before the clock does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('game')
    .addColumn('ended', 'integer', (column) => column.check(sql`ended = 1`))
    .execute();
}
