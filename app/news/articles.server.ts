import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import { previewOfHtml, sanitiseHtml } from '#platform/ui/safe-html.server.ts';
import type { ArticleTable } from './tables.ts';

export interface ArticleCard
  extends Pick<Selectable<ArticleTable>, 'slug' | 'title' | 'publishedOn' | 'image'> {
  preview: string;
}

export interface Article extends ArticleCard {
  /** Sanitised HTML. */
  content: string;
  imageAlt: string | null;
  aboutGame: string | null;
  isArchived: boolean;
}

export type ArticleLink = Pick<ArticleCard, 'slug' | 'title'>;

type Where = ExpressionBuilder<Schema, 'article'>;

const isThere = (now: Date) => (where: Where) =>
  where.or([where('appearsAt', 'is', null), where('appearsAt', '<=', now.toISOString())]);

/** Sorts by `appearsAt`, newest first; articles without `appearsAt` come last, by number (spec §2). */
export function listedArticles(db: Db, now: Date) {
  return db
    .selectFrom('article')
    .where('state', '=', 'published')
    .where(isThere(now))
    .orderBy(sql`coalesce(appears_at, '')`, 'desc')
    .orderBy('id', 'desc');
}

export async function listLatestArticles(db: Db, count: number, now: Date): Promise<ArticleCard[]> {
  const articles = await listedArticles(db, now)
    .select(['slug', 'title', 'publishedOn', 'image', 'content'])
    .limit(count)
    .execute();
  return articles.map(withPreview);
}

export function withPreview<T extends { content: string }>({ content, ...card }: T) {
  return { ...card, preview: previewOfHtml(content) };
}

/** Finds archived articles, too. Sanitises again, because older versions may have stored unsafe HTML. */
export async function findArticle(db: Db, slug: string, now: Date): Promise<Article | undefined> {
  const wanted = slug.normalize('NFC');
  const article = await db
    .selectFrom('article')
    .select(['slug', 'title', 'publishedOn', 'image', 'imageAlt', 'content', 'aboutGame', 'state'])
    .where((where) => where.or([where('slug', '=', wanted), where('asciiSlug', '=', wanted)]))
    .where('state', 'in', ['published', 'archived'])
    .where(isThere(now))
    .orderBy((order) => order.case().when('slug', '=', wanted).then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return article && shownArticle(article);
}

export function shownArticle({
  state,
  ...article
}: Omit<Article, 'preview' | 'isArchived'> & Pick<Selectable<ArticleTable>, 'state'>): Article {
  const content = sanitiseHtml(article.content);
  return {
    ...article,
    content,
    preview: previewOfHtml(content),
    isArchived: state === 'archived',
  };
}

/** The next newer and the next older article in the list. */
export async function findNeighbours(
  db: Db,
  slug: string,
  now: Date,
): Promise<{ newer: ArticleLink | undefined; older: ArticleLink | undefined }> {
  const all = await listedArticles(db, now).select(['slug', 'title']).execute();
  const index = all.findIndex((article) => article.slug === slug);
  return index < 0
    ? { newer: undefined, older: all[0] }
    : { newer: all[index - 1], older: all[index + 1] };
}

export async function listArticlesAbout(db: Db, gameId: string, now: Date): Promise<ArticleLink[]> {
  return listedArticles(db, now)
    .select(['slug', 'title'])
    .where('aboutGame', '=', gameId)
    .limit(5)
    .execute();
}
