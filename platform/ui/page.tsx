import type { ReactNode } from 'react';
import { useClub } from './club/current-club.ts';
import { useOrigin } from './context.ts';
import styles from './page-heading.module.css';

interface PageProps {
  /** What stands in the browser's tab before the club's name. */
  title: string;
  /** One German sentence for search engines and shared links. */
  description: string;
  /** The page's one address, however it was asked for; without it, search engines leave it out. */
  path?: string;
  /** What it is about, in the words of Open Graph. */
  about?: 'website' | 'article' | 'profile';
  /** Whether it has a picture of its own for shared links, below its path; else the club's stands. */
  hasPicture?: boolean;
  children: ReactNode;
}

/** A page with its own title and description, wherever its data come from. */
export function Page({
  title,
  description,
  path,
  about = 'website',
  hasPicture = false,
  children,
}: PageProps) {
  const club = useClub();
  const origin = useOrigin();
  const picture = hasPicture ? `${path}/bild.png` : '/bild.png';
  return (
    <>
      <title>{`${title} | ${club.name}`}</title>
      <meta name="description" content={description} />
      {path === undefined || origin === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={new URL(origin + path).href} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={new URL(origin + path).href} />
          <meta property="og:type" content={about} />
          <meta property="og:site_name" content={club.name} />
          <meta property="og:locale" content="de_AT" />
          <meta property="og:image" content={new URL(origin + picture).href} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {children}
    </>
  );
}

/** The band with the page's h1, on the grass. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.band}>
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
    </header>
  );
}
