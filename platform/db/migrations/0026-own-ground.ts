import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('venue')
    .addColumn('is_own', 'integer', (column) => column.check(sql`is_own = 1`))
    .execute();
  await db.schema
    .alterTable('venue')
    .addColumn('own_from', 'text', (column) => column.check(sql`own_from like '____-__-__'`))
    .execute();
  await sql`create unique index venue_own on venue (coalesce(own_from, '')) where is_own = 1`.execute(
    db,
  );
}
