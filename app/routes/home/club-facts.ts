import type { SportsTeam } from 'schema-dts';
import { club } from '../../../club/club.ts';
import { clubTeam } from '../../ui/club-team.ts';

/** The club as search engines know it. */
export function clubFacts(at: (path: string) => string): SportsTeam {
  const { street, postalCode, city, country } = club.postalAddress;
  return {
    ...clubTeam(at),
    sport: 'Soccer',
    slogan: club.slogan,
    foundingDate: String(club.founded),
    logo: at(club.crest),
    email: club.email,
    telephone: club.phoneLink.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
    memberOf: { '@type': 'SportsOrganization', name: club.league },
    sameAs: [club.instagramUrl, club.facebookUrl],
  };
}
