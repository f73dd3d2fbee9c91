import type { Kysely } from 'kysely';

/** The old column contains data of the calendar and typed data, which cannot be separated any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('fixture_link').addColumn('memory', 'text').execute();
  await db.schema.alterTable('fixture_link').dropColumn('taken').execute();
}
