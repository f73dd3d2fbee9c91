import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('opponent_goal')
    .addColumn('own_goal', 'integer', (column) => column.check(sql`own_goal = 1`))
    .execute();
  await schema
    .alterTable('lineup_player')
    .addColumn('own_goals', 'integer', (column) => column.check(sql`own_goals between 1 and 20`))
    .execute();
  await schema.alterTable('lineup_player').addColumn('own_goal_minutes', 'text').execute();
}
