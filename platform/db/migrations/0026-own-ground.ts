import { type Kysely, sql } from 'kysely';

/** If no stored ground is the club's own, the ground in `club/` is used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('venue')
    .addColumn('is_own', 'integer', (column) => column.check(sql`is_own = 1`))
    .execute();
  await db.schema
    .alterTable('venue')
    .addColumn('own_from', 'text', (column) => column.check(sql`own_from like '____-__-__'`))
    .execute();
  // Only one own ground may begin on a day; a missing day counts as the first.
  await sql`create unique index venue_own on venue (coalesce(own_from, '')) where is_own = 1`.execute(
    db,
  );
}
