import type { SportsTeam } from 'schema-dts';
import { club } from '#club/club.ts';

/** The club as other things name it: by name and address. */
export function clubTeam(at: (path: string) => string) {
  return {
    '@type': 'SportsTeam',
    '@id': at('/#verein'),
    name: club.name,
    url: at('/'),
  } as const satisfies SportsTeam;
}
