import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Uploaded pictures, on PostgreSQL: several servers have no folder in common. Beside the embedded
 * SQLite they stay files.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.schema
    .createTable('upload')
    .addColumn('path', 'text', (column) => column.primaryKey().notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute();
  // Pictures are packed already: trying to pack them again costs time and saves nothing.
  await sql`alter table upload alter column bytes set storage external`.execute(db);
}
