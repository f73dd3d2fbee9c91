import { type Kysely, sql } from 'kysely';

/**
 * `game_id` is no foreign key, because this row must stay if the game is removed. If the game is restored,
 * `sequence` must not begin again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_calendar')
    .addColumn('game_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('shown', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull().check(sql`sequence >= 0`))
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  await sql`
    insert into game_calendar (game_id, shown, sequence, changed_at)
    select id, '', 0, ${new Date().toISOString()} from game`.execute(db);
}
