import { type Kysely, sql } from 'kysely';

/** Without an own ground among the venues, the site uses the ground in `club/`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('venue')
    .addColumn('is_own', 'integer', (column) => column.check(sql`is_own = 1`))
    .execute();
  await db.schema
    .alterTable('venue')
    .addColumn('own_from', 'text', (column) => column.check(sql`own_from like '____-__-__'`))
    .execute();
  // Two own grounds must not begin on the same day; null counts as the first day of all.
  await sql`create unique index venue_own on venue (coalesce(own_from, '')) where is_own = 1`.execute(
    db,
  );
}
