import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Servers on PostgreSQL share no folder, so the database stores pictures. On SQLite, pictures are files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.schema
    .createTable('upload')
    .addColumn('path', 'text', (column) => column.primaryKey().notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute();
  // `external`: PostgreSQL does not compress these bytes, because pictures are compressed already.
  await sql`alter table upload alter column bytes set storage external`.execute(db);
}
