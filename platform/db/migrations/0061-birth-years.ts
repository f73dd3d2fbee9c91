import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  // Line-ups refer to this table, so the table cannot be created again. A new column replaces the old column.
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
