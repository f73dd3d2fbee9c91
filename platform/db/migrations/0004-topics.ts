import { type Kysely, PostgresAdapter, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('topic')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`
    create or replace function announce_revision() returns trigger language plpgsql as $$
    begin
      perform pg_notify('ankick_revision', new.value::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger revision_announced after update on revision
    for each row when (old.value is distinct from new.value)
    execute function announce_revision()`.execute(db);
}
