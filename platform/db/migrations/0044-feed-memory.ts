import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('fixture_link').addColumn('memory', 'text').execute();
  await db.schema.alterTable('fixture_link').dropColumn('taken').execute();
}
