import { club } from '#club/club.ts';
import { mapPath, ownMapPath, type Place } from './place.ts';

const folderGround: Place = { ...club.venue, path: ownMapPath };

/** The own ground that the club's folder names; undefined for a club that is called otherwise. */
export function folderGroundOf({ name }: { name: string }): Place | undefined {
  return name === club.name ? folderGround : undefined;
}

interface Placed extends Omit<Place, 'name' | 'path'> {
  ground: string | null;
  venueId: string | null;
  /** Its name. */
  venue: string | null;
}

/**
 * Where a game is played: at its venue, which at home is the own ground of that day; undefined when
 * nobody knows.
 * @param named the club as it is called now
 */
export function placeOf(game: Placed, named: { name: string }): Place | undefined {
  const { ground, venueId, venue, street, postalCode, city } = game;
  if (venueId === null || venue === null)
    return ground === null ? folderGroundOf(named) : undefined;
  return { name: venue, street, postalCode, city, path: mapPath(venueId) };
}
