import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('article').addColumn('image', 'text').execute();
  await schema.alterTable('article').addColumn('image_alt', 'text').execute();
}
