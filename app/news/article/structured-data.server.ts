import type { NewsArticle } from 'schema-dts';
import type { Club } from '#platform/ui/club/current-club.ts';
import { clubTeam } from '#platform/ui/structured-data/structured-data.server.ts';

interface Article {
  title: string;
  excerpt: string;
  publishedOn: string;
  image: string | null;
}

export function newsArticle(
  { title, excerpt, publishedOn, image }: Article,
  path: string,
  club: Club,
  at: (path: string) => string,
): NewsArticle {
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: excerpt,
    datePublished: publishedOn,
    inLanguage: 'de-AT',
    mainEntityOfPage: at(path),
    image: [...(image?.startsWith('/') ? [at(image)] : []), at(`${path}/bild.png`)],
    author: clubTeam(club, at),
    publisher: clubTeam(club, at),
  };
}
