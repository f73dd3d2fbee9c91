import { type Kysely, PostgresAdapter, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('season')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update season set name = id`.execute(db);
  await schema.createIndex('season_name_key').unique().on('season').column('name').execute();
  // On PostgreSQL, the index becomes a constraint, because PostgreSQL's errors name a violated constraint.
  // SQLite cannot add a constraint to an existing table.
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`alter table season add unique using index season_name_key`.execute(db);
  for (const column of ['text', 'image', 'image_alt'])
    await schema.alterTable('season').addColumn(column, 'text').execute();
  await schema
    .createTable('season_moment')
    .addColumn('season_id', 'text', (column) =>
      column.notNull().references('season.id').onDelete('cascade'),
    )
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('season_moment_key', ['season_id', 'ordinal'])
    .execute();
}
