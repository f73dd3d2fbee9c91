import { type Kysely, sql } from 'kysely';

/** Goals into the own net: the opponent's beside its goals, those of players in the line-up. */
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
