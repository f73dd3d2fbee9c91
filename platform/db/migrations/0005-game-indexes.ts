import { type Kysely, type SqlBool, sql } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('game_result')
    .on('game')
    .columns(['date', 'kickoff', 'id'])
    .where(sql<SqlBool>`goals_for is not null`)
    .where(sql<SqlBool>`goals_against is not null`)
    .execute();
  await schema
    .createIndex('game_crest')
    .on('game')
    .columns(['opponent', 'date', 'id'])
    .where(sql<SqlBool>`crest is not null`)
    .execute();
  await schema.createIndex('player_active').on('player').columns(['active', 'id']).execute();
  await schema.createIndex('trainer_active').on('trainer').columns(['active', 'id']).execute();
}
