import type { Graph, PostalAddress, SportsTeam, Thing } from 'schema-dts';
import type { Club } from '../club/current-club.ts';

/**
 * Returns JSON-LD.
 * @param of returns the schema.org data; its parameter `at` makes a full URL from a path
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
  country: string;
}

export function postalAddress({ street, postalCode, city, country }: Address): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  };
}
