import { type Kysely, type SqlBool, sql } from 'kysely';

/** If a day is null, it follows from the season's name. A season without a record is a calendar year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['first_day', 'last_day'])
    await db.schema
      .alterTable('season')
      .addColumn(name, 'text', (column) =>
        column.check(sql<SqlBool>`${sql.ref(name)} like '____-__-__'`),
      )
      .execute();
  await db.schema
    .alterTable('club_details')
    .addColumn('season_rhythm', 'text', (column) => column.check(sql`season_rhythm = 'july'`))
    .execute();
}
