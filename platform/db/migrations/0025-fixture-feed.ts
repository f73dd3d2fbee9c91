import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('fixture_reading')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('read_at', 'text', (column) => column.notNull())
    .addColumn('contents', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('fixture_asking')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('not_before', 'text')
    .addColumn('said', 'text')
    .execute();
  await db.schema
    .createTable('fixture_link')
    .addColumn('uid', 'text', (column) => column.primaryKey().notNull())
    .addColumn('game_id', 'text', (column) =>
      column.notNull().unique().references('game.id').onDelete('cascade'),
    )
    .addColumn('taken', 'text', (column) => column.notNull())
    .execute();
}
