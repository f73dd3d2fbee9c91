import { type Kysely, sql } from 'kysely';

/** If no venue is an own ground, the site shows the ground in the folder `club/`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('venue')
    .addColumn('is_own', 'integer', (column) => column.check(sql`is_own = 1`))
    .execute();
  await db.schema
    .alterTable('venue')
    .addColumn('own_from', 'text', (column) => column.check(sql`own_from like '____-__-__'`))
    .execute();
  // Two own grounds must not begin on the same day; null counts as the earliest day.
  await sql`create unique index venue_own on venue (coalesce(own_from, '')) where is_own = 1`.execute(
    db,
  );
}
