import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { findByAddress } from '#platform/db/find-by-address.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { sanitiseHtml } from '#platform/ui/safe-html.server.ts';
import { excerptOfHtml } from './article-excerpt.server.ts';
import type { ArticleTable } from './tables.ts';

export interface ArticleCard
  extends Pick<Selectable<ArticleTable>, 'slug' | 'title' | 'publishedOn' | 'image'> {
  excerpt: string;
}

export interface Article extends ArticleCard {
  content: string;
  imageAlt: string | null;
  aboutGame: string | null;
  isArchived: boolean;
}

export type ArticleLink = Pick<ArticleCard, 'slug' | 'title'>;

type Where = ExpressionBuilder<Schema, 'article'>;

/** The database has an index for exactly this expression. */
export const appearance = sql<string>`coalesce(appears_at, '')`;

const isThere = (moment: string) => (where: Where) =>
  where.or([where('appearsAt', 'is', null), where('appearsAt', '<=', moment)]);

/**
 * Sorts by `appearsAt`, the newest first. Articles without `appearsAt` follow, the highest `id` first (spec
 * §2).
 */
export function publishedArticles(db: Db, now: Date) {
  return listedUntil(db, now.toISOString());
}

function listedUntil(db: Db, moment: string) {
  return published(db).where(isThere(moment));
}

function published(db: Db) {
  return db
    .selectFrom('article')
    .where('state', '=', 'published')
    .orderBy(appearance, 'desc')
    .orderBy('id', 'desc');
}

/** Lists all articles that appear on a day (UTC), and `count` older articles. */
const listUntilEvening = onceARevision(async (db, count: number, day: string) => {
  const evening = `${day}T23:59:59.999Z`;
  const limit = db
    .selectFrom('article')
    .select(sql<number>`count(*) + ${count}`.as('limit'))
    .where('state', '=', 'published')
    .where(appearance, '>=', day)
    .where(appearance, '<=', evening);
  const articles = await listedUntil(db, evening)
    .select(['slug', 'title', 'publishedOn', 'image', 'content', 'appearsAt'])
    .limit(limit)
    .execute();
  return articles.map(withExcerpt);
});

export async function listLatestArticles(db: Db, count: number, now: Date): Promise<ArticleCard[]> {
  const moment = now.toISOString();
  const articles = await listUntilEvening(db, count, moment.slice(0, 10));
  return articles
    .filter(({ appearsAt }) => appearsAt === null || appearsAt <= moment)
    .slice(0, count)
    .map(({ appearsAt: _, ...card }) => card);
}

export function withExcerpt<T extends { content: string }>({ content, ...card }: T) {
  return { ...card, excerpt: excerptOfHtml(content) };
}

/** Also finds archived articles. Sanitises again, because older versions can have stored unsafe HTML. */
export async function findArticle(db: Db, slug: string, now: Date): Promise<Article | undefined> {
  const article = await findByAddress(db, { table: 'article', column: 'slug' }, slug, (wanted) =>
    db
      .selectFrom('article')
      .select(['slug', 'title', 'publishedOn', 'image', 'imageAlt'])
      .select(['content', 'aboutGame', 'state'])
      .where((where) => where.or([where('slug', '=', wanted), where('asciiSlug', '=', wanted)]))
      .where('state', 'in', ['published', 'archived'])
      .where(isThere(now.toISOString()))
      .orderBy((order) => order.case().when('slug', '=', wanted).then(0).else(1).end())
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  return article && toArticle(article);
}

export function toArticle({
  state,
  ...article
}: Omit<Article, 'excerpt' | 'isArchived'> & Pick<Selectable<ArticleTable>, 'state'>): Article {
  const content = sanitiseHtml(article.content);
  return {
    ...article,
    content,
    excerpt: excerptOfHtml(content),
    isArchived: state === 'archived',
  };
}

/** An archived article is not among the published articles: `older` is then the newest published article. */
export async function findPreviousAndNext(
  db: Db,
  slug: string,
  now: Date,
): Promise<{ newer: ArticleLink | undefined; older: ArticleLink | undefined }> {
  const all = await publishedArticles(db, now).select(['slug', 'title']).execute();
  const index = all.findIndex((article) => article.slug === slug);
  return index < 0
    ? { newer: undefined, older: all[0] }
    : { newer: all[index - 1], older: all[index + 1] };
}

export async function listArticlesAbout(db: Db, gameId: string, now: Date): Promise<ArticleLink[]> {
  const moment = now.toISOString();
  return (await listAbout(db, gameId))
    .filter(({ appearsAt }) => appearsAt === null || appearsAt <= moment)
    .slice(0, 5)
    .map(({ slug, title }) => ({ slug, title }));
}

const listAbout = onceARevision((db, gameId: string) =>
  published(db).select(['slug', 'title', 'appearsAt']).where('aboutGame', '=', gameId).execute(),
);
