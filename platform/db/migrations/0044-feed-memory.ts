import type { Kysely } from 'kysely';

/**
 * A link remembers the calendar's own word apart from what volunteers have entered. What stood there was the game as it was stored: it mixed
 * what the calendar said with what volunteers had entered, and nobody can part the two any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('fixture_link').addColumn('memory', 'text').execute();
  await db.schema.alterTable('fixture_link').dropColumn('taken').execute();
}
