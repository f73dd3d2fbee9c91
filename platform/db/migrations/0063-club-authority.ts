import type { Kysely } from 'kysely';

/** The authority that sees to the association stands in the imprint. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('club_details').addColumn('authority', 'text').execute();
}
