import { type Kysely, sql } from 'kysely';

/** A trainer may be born before 1950, as the tree of another club says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  // Neither engine changes the check of a column, and the table cannot go: line-ups refer to it.
  await schema.alterTable('trainer').addColumn('born', 'integer').execute();
  await sql`update trainer set born = birth_year`.execute(db);
  await schema.alterTable('trainer').dropColumn('birth_year').execute();
  await schema
    .alterTable('trainer')
    .addColumn('birth_year', 'integer', (column) =>
      column.check(sql`birth_year between 1900 and 2100`),
    )
    .execute();
  await sql`update trainer set birth_year = born`.execute(db);
  await schema.alterTable('trainer').dropColumn('born').execute();
}
