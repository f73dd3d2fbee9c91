import { type Kysely, sql } from 'kysely';

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
