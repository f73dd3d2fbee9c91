import { Link } from 'react-router';
import { dbContext, revisionContext } from '../../context.ts';
import { findArticle } from '../../data/articles.server.ts';
import { formatDate } from '../../domain/vienna.ts';
import type { LiveHandle } from '../../live/shown-page.ts';
import { notFound } from '../../not-found.server.ts';
import button from '../../ui/button.module.css';
import { Page } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { Route } from './+types/route';
import styles from './route.module.css';
import { ShareLinks } from './share-links.tsx';

export const handle: LiveHandle = { topics: ['article'] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const article = await findArticle(context.get(dbContext), params.slug);
  return {
    revision: context.get(revisionContext),
    article: article ?? notFound('Article not found'),
    origin: new URL(request.url).origin,
  };
}

export default function ArticlePage({ loaderData: { article, origin } }: Route.ComponentProps) {
  const address = `${origin}/news/${encodeURIComponent(article.slug)}`;
  return (
    <Page title={article.title} description={article.preview}>
      <article className={styles.article}>
        <header className={styles.header}>
          <p className={styles.date}>
            <time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>
          </p>
          <h1 className={styles.title}>{article.title}</h1>
        </header>
        <Prose html={article.content} />
        <div className={styles.aside}>
          <ShareLinks title={article.title} address={address} />
          <Link to="/" className={`${button.button} ${button.quiet}`}>
            Zurück
          </Link>
        </div>
      </article>
    </Page>
  );
}
