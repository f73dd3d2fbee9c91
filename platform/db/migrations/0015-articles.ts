import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const state = sql`state in ('draft', 'published', 'archived')`;
  await schema
    .alterTable('article')
    .addColumn('key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update article set key = cast(id as text)`.execute(db);
  await schema.createIndex('article_key_key').unique().on('article').column('key').execute();
  await schema
    .alterTable('article')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('published').check(state))
    .execute();
  await schema.alterTable('article').addColumn('appears_at', 'text').execute();
  await schema
    .alterTable('article')
    .addColumn('is_told', 'integer', (column) =>
      column.notNull().defaultTo(1).check(sql`is_told in (0, 1)`),
    )
    .execute();
  await schema.alterTable('article').addColumn('about_game', 'text').execute();
  await sql`create index article_listed on article ((coalesce(appears_at, '')) desc, id desc)`.execute(
    db,
  );
  await schema.createIndex('article_about_game').on('article').column('about_game').execute();

  await schema
    .createTable('article_draft')
    .addColumn('article', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('fields', 'text')
    .addColumn('version', 'text')
    .addColumn('typed_at', 'text')
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_draft_pkey', ['article', 'username'])
    .execute();

  await schema
    .createTable('article_preview')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('article', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}
