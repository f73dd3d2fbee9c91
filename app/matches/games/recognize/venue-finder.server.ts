import { findFolderGround, listVenues } from '#app/matches/venues/venues.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { foldClub } from './own-side.ts';

/**
 * The returned function gives the id of a venue, null for the own ground in a home game, and undefined for an
 * unknown place.
 */
export async function venueFinder(db: Db) {
  const venues = await listVenues(db);
  const grounds = venues
    .filter(({ isOwn }) => isOwn)
    .toSorted((one, other) => ((one.ownFrom ?? '') < (other.ownFrom ?? '') ? 1 : -1));
  const ofFolder = await findFolderGround(db);
  const ownGround = (day: string) =>
    grounds.find(({ ownFrom }) => ownFrom === null || ownFrom <= day)?.name ?? ofFolder?.name;
  return (
    location: string | null,
    { isHome, date }: { isHome: boolean; date: string },
  ): string | null | undefined => {
    if (location === null) return undefined;
    const said = ` ${foldClub(location)} `;
    const isSaid = (name: string) => said.includes(` ${foldClub(name)} `);
    const own = ownGround(date);
    if (isHome && own !== undefined && isSaid(own)) return null;
    const found = venues
      .filter(({ name }) => isSaid(name))
      .toSorted((one, other) => other.name.length - one.name.length)[0];
    return found?.id;
  };
}
