import { href, Link } from 'react-router';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import button from '#platform/ui/button.module.css';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { withHyphens } from '#platform/ui/hyphens.server.ts';
import { Page, StructuredData } from '#platform/ui/page.tsx';
import { ShareLinks } from '#platform/ui/share-links.tsx';
import { breadcrumbs } from '#platform/ui/structured-data/breadcrumbs.server.ts';
import { structuredData } from '#platform/ui/structured-data/structured-data.server.ts';
import { findAboutGame } from '../about-game.server.ts';
import { ArticleView } from '../article-view.tsx';
import { type ArticleLink, findArticle, findPreviousAndNext } from '../articles.server.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';
import { newsArticle } from './structured-data.server.ts';

export const handle: PublicPage = {
  topics: ['article', 'game', 'opponent', 'venue', 'team'],
  sitemap: 'listed',
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const article = (await findArticle(db, params.slug, now)) ?? notFound('Article not found');
  const club = await findClub(context);
  return {
    revision: context.get(revisionContext),
    structured: structuredData(url, (at) => [
      newsArticle(article, pathOf(article), club, at),
      breadcrumbs(at, ['Neuigkeiten', '/news'], article.title),
    ]),
    article,
    game: await findAboutGame(db, article.aboutGame, club),
    html: withHyphens(article.content),
    ...(await findPreviousAndNext(db, article.slug, now)),
  };
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { structured, article, game, html, newer, older } = loaderData;
  const path = pathOf(article);
  return (
    <Page
      {...(!article.isArchived && { path })}
      title={article.title}
      description={article.excerpt}
      about="article"
      hasPicture
    >
      <StructuredData json={structured} />
      <ArticleView article={article} game={game} html={html}>
        <ShareLinks title={article.title} path={path} />
        <nav aria-label="Weitere Artikel" className={styles.neighbours}>
          {older && <Neighbour says="Davor" article={older} />}
          {newer && <Neighbour says="Danach" article={newer} />}
          <p>
            <Link to="/news">Alle Neuigkeiten</Link>
          </p>
          <Link to="/" className={`${button.button} ${button.quiet}`}>
            Zurück
          </Link>
        </nav>
      </ArticleView>
    </Page>
  );
}

function pathOf({ slug }: ArticleLink): string {
  return href('/news/:slug', { slug });
}

function Neighbour({ says, article }: { says: string; article: ArticleLink }) {
  return (
    <p>
      <span className={styles.says}>{says}</span> <Link to={pathOf(article)}>{article.title}</Link>
    </p>
  );
}
