import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { hasBeenPublished } from './article-states.ts';
import { deletePreviews } from './preview/previews.server.ts';
import { asciiNewsSlug, freeNewsSlug } from './slug.ts';
import type { ArticleTable } from './tables.ts';

export type ArticleRecord = Omit<Selectable<ArticleTable>, 'id' | 'key' | 'isTold'>;
export type ArticleDraft = Omit<ArticleRecord, 'slug' | 'asciiSlug'>;

export const articleRecords: EditableStore<ArticleRecord, ArticleDraft> = {
  kind: 'article',
  async read(db, key) {
    const row = await db
      .selectFrom('article')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst();
    if (!row) return undefined;
    const { id: _, key: __, isTold: ___, ...article } = row;
    return article;
  },
  async completeDraft(db, draft, { current, now }) {
    // An article that was public keeps its address, because visitors can have shared it.
    if (current && (hasBeenPublished(current, now) || current.title === draft.title))
      return { ...draft, slug: current.slug, asciiSlug: current.asciiSlug };
    const slug = await freeSlug(db, draft.title, current?.slug);
    return { ...draft, slug, asciiSlug: asciiNewsSlug(slug) };
  },
  async write(db, key, article) {
    const row = { ...article, isTold: article.appearsAt === null ? (1 as const) : (0 as const) };
    await db
      .insertInto('article')
      .values({ ...row, key, id: await nextNumber(db) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  },
  async remove(db, key) {
    await db.deleteFrom('article').where('key', '=', key).execute();
    await deletePreviews(db, key);
  },
  async afterChange(db, { id, now }) {
    // This save already tells open pages about the article, so a public article needs no second notice.
    await db
      .updateTable('article')
      .set({ isTold: 1 })
      .where('key', '=', id)
      .where('appearsAt', '<=', now.toISOString())
      .execute();
  },
  label: async (_, { title }) => title,
};

async function nextNumber(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('article')
    .select((row) => row.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

async function freeSlug(db: Db, title: string, own: string | undefined): Promise<string> {
  const articles = await db.selectFrom('article').select('slug').execute();
  const taken = new Set(articles.map(({ slug }) => slug).filter((slug) => slug !== own));
  return freeNewsSlug(title, await nextNumber(db), taken);
}
