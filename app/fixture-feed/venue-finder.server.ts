import { listVenues } from '#app/venues/venues.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { foldClub } from './own-side.ts';

/**
 * Finds the venue that a calendar names: null is the own ground, undefined when it names none that
 * is known.
 */
export async function venueFinder(db: Db) {
  const venues = await listVenues(db);
  return (location: string | null, isHome: boolean): string | null | undefined => {
    if (location === null) return undefined;
    const said = ` ${foldClub(location)} `;
    const isSaid = (name: string) => said.includes(` ${foldClub(name)} `);
    if (isHome && isSaid(club.venue.name)) return null;
    const found = venues
      .filter(({ name }) => isSaid(name))
      .toSorted((one, other) => other.name.length - one.name.length)[0];
    return found?.id;
  };
}
