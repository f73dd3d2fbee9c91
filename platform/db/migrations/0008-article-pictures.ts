import type { Kysely } from 'kysely';

/** A picture for an article, and what it shows in words. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('article').addColumn('image', 'text').execute();
  await schema.alterTable('article').addColumn('image_alt', 'text').execute();
}
