import type { ReactNode } from 'react';
import { club } from '../../club/club.ts';
import { useOrigin } from './use-origin.ts';

interface PageProps {
  /** What stands in the browser's tab before the club's name. */
  title: string;
  /** One German sentence for search engines and shared links. */
  description: string;
  /** The page's one address, however it was asked for; without it, search engines leave it out. */
  path?: string;
  /** What it is about, in the words of Open Graph. */
  about?: 'website' | 'article' | 'profile';
  children: ReactNode;
}

/** A page with its own title and description, wherever its data come from. */
export function Page({ title, description, path, about = 'website', children }: PageProps) {
  const origin = useOrigin();
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
          <meta name="twitter:card" content="summary" />
        </>
      )}
      {children}
    </>
  );
}
