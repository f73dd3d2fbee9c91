import type { Kysely } from 'kysely';

/** The old column mixes data of the association's calendar with typed data. Nothing can separate them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('fixture_link').addColumn('memory', 'text').execute();
  await db.schema.alterTable('fixture_link').dropColumn('taken').execute();
}
