import { type Kysely, type SqlBool, sql } from 'kysely';

const filled = (column: string) => sql<SqlBool>`length(trim(${sql.ref(column)})) > 0`;
const oneOf = (column: string, words: string[]) =>
  sql<SqlBool>`${sql.ref(column)} in (${sql.join(words.map((word) => sql.lit(word)))})`;
const between = (column: string, least: number, most: number) =>
  sql<SqlBool>`${sql.ref(column)} between ${sql.lit(least)} and ${sql.lit(most)}`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('competition')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('season', 'text', (column) => column.notNull().check(filled('season')))
    .addColumn('name', 'text', (column) => column.notNull().check(filled('name')))
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .check(oneOf('kind', ['Meisterschaft', 'Pokal', 'Freundschaftsspiel', 'Turnier'])),
    )
    .addColumn('ranking', 'text', (column) =>
      column
        .notNull()
        .check(oneOf('ranking', ['specification', 'oefb', 'directMeetings', 'goalDifference'])),
    )
    .addColumn('win', 'integer', (column) => column.notNull().check(between('win', 1, 9)))
    .addColumn('draw', 'integer', (column) => column.notNull().check(between('draw', 0, 9)))
    .addColumn('half_length', 'integer', (column) => column.check(between('half_length', 1, 60)))
    .addColumn('substitutions', 'integer', (column) =>
      column.check(between('substitutions', 0, 99)),
    )
    .addColumn('promoted', 'integer', (column) => column.check(between('promoted', 1, 99)))
    .addColumn('relegated', 'integer', (column) => column.check(between('relegated', 1, 99)))
    .addColumn('last_autumn_round', 'integer', (column) =>
      column.check(between('last_autumn_round', 1, 99)),
    )
    .execute();
  await schema
    .createIndex('competition_season')
    .on('competition')
    .columns(['season', 'kind'])
    .execute();

  const partOf = (table: string) =>
    schema
      .createTable(table)
      .addColumn('competition_id', 'text', (column) =>
        column.notNull().references('competition.id').onDelete('cascade'),
      );
  await partOf('competition_team')
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('team', 'text', (column) => column.notNull().check(filled('team')))
    .addColumn('withdrawn', 'integer', (column) => column.check(sql`withdrawn = 1`))
    .addPrimaryKeyConstraint('competition_team_key', ['competition_id', 'ordinal'])
    .execute();
  await partOf('points_correction')
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull().check(between('points', -99, 99)))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('points_correction_key', ['competition_id', 'ordinal'])
    .execute();

  await schema
    .createTable('league_round')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('competition_id', 'text', (column) =>
      column.notNull().references('competition.id').onDelete('cascade'),
    )
    .addColumn('round', 'integer', (column) => column.notNull().check(between('round', 1, 99)))
    .addUniqueConstraint('league_round_round_key', ['competition_id', 'round'])
    .execute();
  await schema
    .createTable('league_result')
    .addColumn('league_round_id', 'text', (column) =>
      column.notNull().references('league_round.id').onDelete('cascade'),
    )
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('home', 'text', (column) => column.notNull())
    .addColumn('away', 'text', (column) => column.notNull())
    .addColumn('home_goals', 'integer', (column) => column.check(between('home_goals', 0, 9999)))
    .addColumn('away_goals', 'integer', (column) => column.check(between('away_goals', 0, 9999)))
    .addColumn('awarded', 'text', (column) =>
      column.check(oneOf('awarded', ['home', 'away', 'both'])),
    )
    .addPrimaryKeyConstraint('league_result_key', ['league_round_id', 'ordinal'])
    .execute();
}
