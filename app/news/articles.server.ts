import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { articlePreview, sanitiseArticle } from './article-html.server.ts';
import type { ArticleTable } from './tables.ts';

/** What a card of the news shows of an article. */
export interface ArticleCard
  extends Pick<Selectable<ArticleTable>, 'slug' | 'title' | 'publishedOn' | 'image'> {
  preview: string;
}

export interface Article extends ArticleCard {
  /** Sanitised HTML. */
  content: string;
  /** What the image shows. */
  imageAlt: string | null;
}

/** The newest articles, by id descending (spec §2). */
export async function listLatestArticles(db: Db, count: number): Promise<ArticleCard[]> {
  const articles = await db
    .selectFrom('article')
    .select(['slug', 'title', 'publishedOn', 'image', 'content'])
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return articles.map(({ content, ...card }) => ({ ...card, preview: articlePreview(content) }));
}

/**
 * The article of this address, in its form with umlauts or with ASCII letters only.
 * Its HTML is sanitised again on the way out: a row may have been written by an older version.
 */
export async function findArticle(db: Db, slug: string): Promise<Article | undefined> {
  const wanted = slug.normalize('NFC');
  const article = await db
    .selectFrom('article')
    .select(['slug', 'title', 'publishedOn', 'image', 'imageAlt', 'content'])
    .where((where) => where.or([where('slug', '=', wanted), where('asciiSlug', '=', wanted)]))
    .orderBy((order) => order.case().when('slug', '=', wanted).then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!article) return undefined;
  const content = sanitiseArticle(article.content);
  return { ...article, content, preview: articlePreview(content) };
}
