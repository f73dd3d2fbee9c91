import type { ReactNode } from 'react';
import { club } from '../../club/club.ts';

interface PageProps {
  /** What stands in the browser's tab before the club's name. */
  title: string;
  /** One German sentence for search engines and shared links. */
  description: string;
  children: ReactNode;
}

/** A page with its own title and description, wherever its data come from. */
export function Page({ title, description, children }: PageProps) {
  return (
    <>
      <title>{`${title} | ${club.name}`}</title>
      <meta name="description" content={description} />
      {children}
    </>
  );
}
