import { type Kysely, type SqlBool, sql } from 'kysely';

const oneOf = (column: string, words: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} in (${sql.join(words.map((word) => sql.lit(word)))})`;

const rankings = ['specification', 'oefb', 'directMeetings', 'goalDifference', 'own'];
const criteria = [
  ...['behindByVerdict', 'smallTablePoints', 'smallTableDifference', 'smallTableGoals'],
  ...['smallTableAwayGoals', 'goalDifference', 'goals', 'wins', 'draws', 'losses', 'awayWins'],
  ...['awayGoals', 'name'],
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await takeOwnRanking(db);
  await db.schema
    .alterTable('competition')
    .addColumn('small_table', 'text', (column) =>
      column.check(oneOf('small_table', ['kept', 'anew', 'at once'])),
    )
    .execute();
  await db.schema
    .createTable('ranking_criterion')
    .addColumn('competition_id', 'text', (column) =>
      column.notNull().references('competition.id').onDelete('cascade'),
    )
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('criterion', 'text', (column) =>
      column.notNull().check(oneOf('criterion', criteria)),
    )
    .addPrimaryKeyConstraint('ranking_criterion_key', ['competition_id', 'ordinal'])
    .execute();
}

async function takeOwnRanking(db: Kysely<unknown>): Promise<void> {
  const altered = () => db.schema.alterTable('competition');
  await altered().addColumn('ranking_kept', 'text').execute();
  await sql`update competition set ranking_kept = ranking`.execute(db);
  await altered().dropColumn('ranking').execute();
  await altered()
    .addColumn('ranking', 'text', (column) =>
      column.notNull().defaultTo('oefb').check(oneOf('ranking', rankings)),
    )
    .execute();
  await sql`update competition set ranking = ranking_kept`.execute(db);
  await altered().dropColumn('ranking_kept').execute();
}
