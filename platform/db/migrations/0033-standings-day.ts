import { type Kysely, type SqlBool, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('standings_day')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull().check(sql`id = 1`))
    .addColumn('day', 'text', (column) =>
      column.notNull().check(sql<SqlBool>`${sql.ref('day')} like '____-__-__'`),
    )
    .execute();
}
