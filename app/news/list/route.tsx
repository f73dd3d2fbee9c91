import { Form, href, Link } from 'react-router';
import { findEmptySentence } from '#app/club/texts/empty-sentences.server.ts';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import button from '#platform/ui/button.module.css';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Field } from '#platform/ui/field.tsx';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content, EmptyState, Section } from '#platform/ui/section.tsx';
import { SiteImage } from '#platform/ui/site-image.tsx';
import {
  pageParameter,
  searchedParameter,
  yearParameter,
} from '#platform/values/query-parameters.ts';
import { formatDate } from '#platform/values/vienna.ts';
import type { ArticleCard } from '../articles.server.ts';
import type { Route } from './+types/route';
import { listNews } from './list-news.server.ts';
import styles from './route.module.css';

export const handle: PublicPage = {
  topics: ['article'],
  sitemap: true,
  reads: [yearParameter, pageParameter, searchedParameter],
};

const maxSearchLength = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const year = url.searchParams.get(yearParameter) ?? undefined;
  const search = (url.searchParams.get(searchedParameter) ?? '').trim().slice(0, maxSearchLength);
  const page = Number(url.searchParams.get(pageParameter) ?? 1);
  const isAddress = Number.isInteger(page) && page >= 1 && /^(?:\d{4})?$/.test(year ?? '');
  if (!isAddress) return notFound('Seite der Neuigkeiten nicht gefunden');
  const asked = { year, page, search };
  const news = await listNews(context.get(dbContext), asked, context.get(nowContext));
  if (page > news.pages || (year && !news.years.includes(year)))
    return notFound('Seite der Neuigkeiten nicht gefunden');
  const isEmpty = news.count === 0 && !search;
  const empty = isEmpty ? await findEmptySentence(context, 'emptyNews') : undefined;
  return { revision: context.get(revisionContext), year, search, empty, ...news };
}

export default function News({ loaderData }: Route.ComponentProps) {
  const club = useClub();
  const { year, years, search, articles, page, pages, count, empty } = loaderData;
  const title = year ? `Neuigkeiten ${year}` : 'Neuigkeiten';
  const ofYears = Map.groupBy(articles, ({ publishedOn }) => publishedOn.slice(0, 4));
  return (
    <Page
      {...(!search && { path: addressOf({ year, page }) })}
      title={page > 1 ? `${title}, Seite ${page}` : title}
      description={`Alle ${title} von ${club.name}: Berichte, Ankündigungen und was im Verein geschieht.`}
    >
      <PageHeading title={title} />
      <Content>
        <div className={styles.choice}>
          {years.length > 1 && (
            <nav aria-label="Jahr">
              <ul role="list" className={styles.years}>
                <Year isShown={!year} to={addressOf({})} name="Alle" />
                {years.map((one) => (
                  <Year key={one} isShown={one === year} to={addressOf({ year: one })} name={one} />
                ))}
              </ul>
            </nav>
          )}
          <Form role="search" className={styles.search}>
            {year && <input type="hidden" name={yearParameter} value={year} />}
            <Field
              label="Suche in Titel und Text"
              name={searchedParameter}
              type="search"
              defaultValue={search}
              maxLength={maxSearchLength}
              autoComplete="off"
            />
            <button type="submit" className={`${button.button} ${button.quiet}`}>
              Suchen
            </button>
          </Form>
        </div>
        {search && (
          <p role="status" className={styles.found}>
            {count === 1 ? '1 Artikel' : `${count} Artikel`} mit „{search}“.{' '}
            <Link to={addressOf({ year })}>Alle zeigen</Link>
          </p>
        )}
        {empty && <EmptyState {...empty} />}
        {[...ofYears].map(([one, ofYear]) => (
          <Section key={one} title={one}>
            <ul role="list" className={styles.cards}>
              {ofYear.map((article) => (
                <Card key={article.slug} article={article} />
              ))}
            </ul>
          </Section>
        ))}
        {pages > 1 && (
          <nav aria-label="Seiten" className={styles.pages}>
            {page > 1 && (
              <Link rel="prev" to={addressOf({ year, search, page: page - 1 })}>
                Neuere
              </Link>
            )}
            <span>
              Seite {page} von {pages}
            </span>
            {page < pages && (
              <Link rel="next" to={addressOf({ year, search, page: page + 1 })}>
                Ältere
              </Link>
            )}
          </nav>
        )}
      </Content>
    </Page>
  );
}

function Year({ isShown, to, name }: { isShown: boolean; to: string; name: string }) {
  return (
    <li>
      <Link to={to} aria-current={isShown ? 'page' : undefined} className={styles.year}>
        {name}
      </Link>
    </li>
  );
}

function Card({ article }: { article: ArticleCard }) {
  const { slug, title, publishedOn, image, excerpt } = article;
  return (
    <li className={styles.card}>
      {image && (
        <SiteImage
          src={image}
          alt=""
          width={1280}
          height={720}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          loading="lazy"
        />
      )}
      <time dateTime={publishedOn} className={styles.date}>
        {formatDate(publishedOn)}
      </time>
      <h3 className={styles.title}>
        <Link to={href('/news/:slug', { slug })} className={styles.link}>
          {title}
        </Link>
      </h3>
      <p>{excerpt}</p>
    </li>
  );
}

interface Address {
  year?: string | undefined;
  page?: number;
  search?: string;
}

function addressOf({ year, page = 1, search }: Address): string {
  const words = new URLSearchParams([
    ...(year ? [[yearParameter, year]] : []),
    ...(search ? [[searchedParameter, search]] : []),
    ...(page > 1 ? [[pageParameter, String(page)]] : []),
  ]);
  return words.size > 0 ? `/news?${words}` : '/news';
}
