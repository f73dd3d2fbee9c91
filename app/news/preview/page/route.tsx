import type { PrivatePage } from '#platform/live/route-handle.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { rightsContext } from '#platform/sign-in/rights.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { withHyphens } from '#platform/ui/hyphens.server.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { Page } from '#platform/ui/page.tsx';
import { formatDateTime } from '#platform/values/vienna.ts';
import { findAboutGame } from '../../about-game.server.ts';
import { ArticleView } from '../../article-view.tsx';
import { readPreview } from '../previews.server.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

export const handle: PrivatePage = { isPrivate: true, isFramed: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const { article, expiresAt } =
    (await readPreview(db, params.token, {
      rights: context.get(rightsContext),
      now: context.get(nowContext),
    })) ?? notFound('Diese Vorschau gibt es nicht mehr.');
  return {
    article,
    expiresAt,
    game: await findAboutGame(db, article.aboutGame, await findClub(context)),
    html: withHyphens(article.content),
  };
}

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { article, game, html, expiresAt } = loaderData;
  return (
    <Page title={`Vorschau: ${article.title}`} description={article.excerpt}>
      <div className={styles.notice}>
        <Notice>
          Vorschau: Dieser Artikel ist nicht veröffentlicht. Der Link gilt bis{' '}
          {formatDateTime(new Date(expiresAt))}.
        </Notice>
      </div>
      <ArticleView article={article} game={game} html={html}>
        {null}
      </ArticleView>
    </Page>
  );
}
