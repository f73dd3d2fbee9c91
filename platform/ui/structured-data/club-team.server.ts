import type { SportsTeam } from 'schema-dts';
import type { Club } from '../club/current-club.ts';

/** The club as other things name it: by name and address. */
export function clubTeam(club: Pick<Club, 'name'>, at: (path: string) => string) {
  return {
    '@type': 'SportsTeam',
    '@id': at('/#verein'),
    name: club.name,
    url: at('/'),
  } as const satisfies SportsTeam;
}
