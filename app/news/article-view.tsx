import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Prose } from '#platform/ui/section.tsx';
import { SiteImage } from '#platform/ui/site-image.tsx';
import { formatDate } from '#platform/values/vienna.ts';
import type { AboutGame } from './about-game.server.ts';
import styles from './article-view.module.css';
import type { Article } from './articles.server.ts';

interface ArticleViewProps {
  article: Article;
  game: AboutGame | undefined;
  html: string;
  children: ReactNode;
}

export function ArticleView({ article, game, html, children }: ArticleViewProps) {
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <p className={styles.date}>
          <time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>
        </p>
        <h1 className={styles.title}>{article.title}</h1>
        {game && (
          <p className={styles.game}>
            <Link to={game.path}>{game.words}</Link>
          </p>
        )}
      </header>
      <div className={styles.picture}>
        <SiteImage
          src={article.image}
          alt={article.imageAlt ?? ''}
          width={1280}
          height={720}
          sizes="(min-width: 82rem) 78rem, 100vw"
          fetchPriority="high"
        />
      </div>
      <Prose html={html} />
      <div className={styles.aside}>{children}</div>
    </article>
  );
}
