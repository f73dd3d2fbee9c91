import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** PostgreSQL only, because its servers share no folder; with SQLite pictures stay files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.schema
    .createTable('upload')
    .addColumn('path', 'text', (column) => column.primaryKey().notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute();
  // Pictures are compressed already: PostgreSQL need not compress them again (`external`).
  await sql`alter table upload alter column bytes set storage external`.execute(db);
}
