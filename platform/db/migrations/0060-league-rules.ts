import { type Kysely, sql } from 'kysely';

const criteria = [
  ...['roundedPoints', 'behindByVerdict', 'smallTablePoints', 'smallTableDifference'],
  ...['smallTableGoals', 'smallTableAwayGoals', 'goalDifference', 'goals', 'wins', 'draws'],
  ...['losses', 'awayWins', 'awayGoals', 'name'],
];

export async function up(db: Kysely<unknown>): Promise<void> {
  // `continues_id` is no foreign key, because an import may store a phase before the phase that it continues.
  await db.schema.alterTable('competition').addColumn('continues_id', 'text').execute();
  await db.schema
    .alterTable('competition')
    .addColumn('carried', 'text', (column) =>
      column.check(sql`carried in ('games', 'halvedDown', 'halvedUp', 'meetings')`),
    )
    .execute();
  await db.schema
    .alterTable('points_correction')
    .addColumn('day', 'text', (column) => column.check(sql`day like '____-__-__'`))
    .execute();
  await db.schema
    .alterTable('competition_team')
    .addColumn('kept', 'integer', (column) => column.check(sql`kept = 1`))
    .execute();
  await db.schema
    .alterTable('competition_team')
    .addColumn('place', 'integer', (column) => column.check(sql`place between 1 and 64`))
    .execute();
  await db.schema
    .alterTable('competition_team')
    .addColumn('place_reason', 'text', (column) =>
      column.check(sql`length(trim(place_reason)) > 0`),
    )
    .execute();
  await takeRounding(db);
}

interface Criterion {
  competition_id: string;
  ordinal: number;
  criterion: string;
}

async function takeRounding(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Criterion>`select * from ranking_criterion`.execute(db);
  await db.schema.dropTable('ranking_criterion').execute();
  await db.schema
    .createTable('ranking_criterion')
    .addColumn('competition_id', 'text', (column) =>
      column.notNull().references('competition.id').onDelete('cascade'),
    )
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('criterion', 'text', (column) =>
      column
        .notNull()
        .check(sql`criterion in (${sql.join(criteria.map((word) => sql.lit(word)))})`),
    )
    .addPrimaryKeyConstraint('ranking_criterion_key', ['competition_id', 'ordinal'])
    .execute();
  for (const row of rows)
    await sql`insert into ranking_criterion (competition_id, ordinal, criterion)
      values (${row.competition_id}, ${row.ordinal}, ${row.criterion})`.execute(db);
}
