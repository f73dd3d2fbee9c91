import { type Kysely, sql } from 'kysely';

/** A game says whether its goals are the score of one that still runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('game')
    .addColumn('running', 'integer', (column) => column.check(sql`running = 1`))
    .execute();
  await db.schema
    .createIndex('game_running')
    .on('game')
    .column('running')
    .where(sql.ref('running'), 'is not', null)
    .execute();
}
