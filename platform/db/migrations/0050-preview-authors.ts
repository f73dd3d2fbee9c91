import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('article_preview')
    .addColumn('made_by', 'text', (column) =>
      column.references('admin.username').onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('article_preview_article')
    .on('article_preview')
    .column('article')
    .execute();
  await db.schema
    .createIndex('article_preview_made_by')
    .on('article_preview')
    .column('made_by')
    .execute();
  await sql`delete from article_preview where not exists
    (select 1 from article where article.key = article_preview.article) and not exists
    (select 1 from article_draft where article_draft.article = article_preview.article)`.execute(
    db,
  );
}
