import { href, Link } from 'react-router';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { dbContext, revisionContext } from '#platform/request/context.ts';
import { notFound } from '#platform/request/not-found.server.ts';
import { ShareLinks } from '#platform/share/share-links.tsx';
import { breadcrumbs } from '#platform/structured-data/breadcrumbs.ts';
import { StructuredData } from '#platform/structured-data/structured-data.tsx';
import button from '#platform/ui/button.module.css';
import { withHyphens } from '#platform/ui/hyphens.server.ts';
import { OwnImage } from '#platform/ui/own-image.tsx';
import { Page } from '#platform/ui/page.tsx';
import { Prose } from '#platform/ui/prose.tsx';
import { formatDate } from '#platform/values/vienna.ts';
import { findArticle } from '../articles.server.ts';
import type { Route } from './+types/route';
import { newsArticle } from './news-article.ts';
import styles from './route.module.css';

export const handle: LiveHandle = { topics: ['article'] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const article =
    (await findArticle(context.get(dbContext), params.slug)) ?? notFound('Article not found');
  return {
    revision: context.get(revisionContext),
    article,
    html: withHyphens(article.content),
  };
}

export default function ArticlePage({ loaderData: { article, html } }: Route.ComponentProps) {
  const path = href('/news/:slug', { slug: article.slug });
  return (
    <Page
      path={path}
      title={article.title}
      description={article.preview}
      about="article"
      hasPicture
    >
      <StructuredData
        of={(at) => [newsArticle(article, path, at), breadcrumbs(at, article.title)]}
      />
      <article className={styles.article}>
        <header className={styles.header}>
          <p className={styles.date}>
            <time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>
          </p>
          <h1 className={styles.title}>{article.title}</h1>
        </header>
        <div className={styles.picture}>
          <OwnImage
            src={article.image}
            alt={article.imageAlt ?? ''}
            width={1280}
            height={720}
            sizes="(min-width: 82rem) 78rem, 100vw"
            fetchPriority="high"
          />
        </div>
        <Prose html={html} />
        <div className={styles.aside}>
          <ShareLinks title={article.title} path={path} />
          <Link to="/" className={`${button.button} ${button.quiet}`}>
            Zurück
          </Link>
        </div>
      </article>
    </Page>
  );
}
