import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import { hasWords } from '#platform/values/normalize-name.ts';
import {
  type ArticleCard,
  appearance,
  publishedArticles,
  withExcerpt,
} from '../articles.server.ts';
import { findFolded } from './folded-articles.server.ts';

const pageSize = 12;

interface NewsQuery {
  year: string | undefined;
  /** Page number from 1 on; a number beyond the last page means the last page. */
  page: number;
  search: string;
}

interface ListedNews {
  years: string[];
  articles: ArticleCard[];
  page: number;
  pages: number;
  count: number;
}

export async function listNews(
  db: Db,
  { year, page, search }: NewsQuery,
  now: Date,
): Promise<ListedNews> {
  const all = publishedArticles(db, now).clearOrderBy();
  const inYear = year === undefined ? all : all.where(yearOf, '=', year);
  const years = await all.select(yearOf.as('year')).distinct().orderBy('year', 'desc').execute();
  const found = search === '' ? undefined : await findSlugs(db, inYear, search);
  const count = found?.length ?? (await countOf(inYear));
  const pages = Math.max(Math.ceil(count / pageSize), 1);
  const shown = Math.min(Math.max(page, 1), pages);
  const start = (shown - 1) * pageSize;
  const ofPage = found
    ? inYear.where('slug', 'in', found.slice(start, start + pageSize))
    : inYear.offset(start);
  const rows =
    count === 0
      ? []
      : await ofPage
          .select(['slug', 'title', 'publishedOn', 'image', 'content'])
          .$call(newestDayFirst)
          .limit(pageSize)
          .execute();
  return {
    years: years.map(({ year }) => year),
    articles: rows.map(withExcerpt),
    ...{ page: shown, pages, count },
  };
}

type Articles = ReturnType<typeof publishedArticles>;

/** Within a day, the article that appeared last is first, as in the other lists (articles.server.ts). */
function newestDayFirst<Row>(articles: SelectQueryBuilder<Schema, 'article', Row>) {
  return articles.orderBy('publishedOn', 'desc').orderBy(appearance, 'desc').orderBy('id', 'desc');
}

const yearOf = sql<string>`substr(published_on, 1, 4)`;

async function countOf(articles: Articles): Promise<number> {
  const { count } = await articles
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Searches in JavaScript, because SQLite does not change umlauts such as 'Ä' to lower case. */
async function findSlugs(db: Db, articles: Articles, search: string): Promise<string[]> {
  const rows = await articles.select('slug').$call(newestDayFirst).execute();
  const slugs = rows.map(({ slug }) => slug);
  const folded = await findFolded(db, slugs);
  return slugs.filter((slug) => hasWords(folded.get(slug) ?? '', search));
}
