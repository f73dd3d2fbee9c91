import { type Kysely, type SqlBool, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('competition')
    .addColumn('phase', 'text', (column) => column.check(sql`length(trim(phase)) > 0`))
    .execute();
  for (const name of ['first_day', 'last_day'])
    await db.schema
      .alterTable('competition')
      .addColumn(name, 'text', (column) =>
        column.check(sql<SqlBool>`${sql.ref(name)} like '____-__-__'`),
      )
      .execute();
}
