import type { ReactNode } from 'react';
import { useClub } from './club/current-club.ts';
import { useOrigin } from './context.ts';
import styles from './page-heading.module.css';

interface PageProps {
  title: string;
  description: string;
  /** The path that search engines list; undefined if they must not list the page. */
  path?: string;
  about?: 'website' | 'article' | 'profile';
  hasPicture?: boolean;
  children: ReactNode;
}

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

interface StructuredDataProps {
  json: string;
}

export function StructuredData({ json }: StructuredDataProps) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text cannot contain a closing tag
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
