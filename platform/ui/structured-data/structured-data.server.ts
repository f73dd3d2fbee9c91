import type { Graph, PostalAddress, SportsTeam, Thing } from 'schema-dts';
import type { Club } from '../club/current-club.ts';

/**
 * What search engines read of a page beside its text, as the text of its element: browsers need
 * nothing of what makes it.
 * @param of what the page is about, in the words of schema.org; `at` makes a path a full address
 */
export function structuredData(
  { origin }: URL,
  of: (at: (path: string) => string) => readonly Thing[],
): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': of((path) => new URL(origin + path).href),
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The club as other things name it: by name and address. */
export function clubTeam(club: Pick<Club, 'name'>, at: (path: string) => string) {
  return {
    '@type': 'SportsTeam',
    '@id': at('/#verein'),
    name: club.name,
    url: at('/'),
  } as const satisfies SportsTeam;
}

interface Address {
  street: string;
  postalCode: string;
  city: string;
  /** ISO 3166 code. */
  country: string;
}

/** An address of the club's as search engines read it. */
export function postalAddress({ street, postalCode, city, country }: Address): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  };
}
