import type { SportsTeam } from 'schema-dts';
import type { Club } from '#platform/ui/club/current-club.ts';
import { clubTeam } from '#platform/ui/structured-data/club-team.server.ts';
import { postalAddress } from '#platform/ui/structured-data/postal-address.server.ts';

/** The club as search engines know it. */
export function clubFacts(club: Club, at: (path: string) => string): SportsTeam {
  return {
    ...clubTeam(club, at),
    sport: 'Soccer',
    ...(club.slogan && { slogan: club.slogan }),
    ...(club.founded > 0 && { foundingDate: String(club.founded) }),
    logo: at(club.crest),
    email: club.email,
    ...(club.phone && { telephone: club.phoneLink.replace('tel:', '') }),
    ...(club.postalAddress.street && { address: postalAddress(club.postalAddress) }),
    memberOf: { '@type': 'SportsOrganization', name: club.league },
    sameAs: [club.instagramUrl, club.facebookUrl].filter(Boolean),
  };
}
