import { club } from '#club/club.ts';
import { mapPath, ownMapPath, type Place } from './place.ts';

const folderGround: Place = { ...club.venue, path: ownMapPath };

/**
 * Undefined if the folder `club/` describes another club, because the ground in `club/` then does not apply.
 */
export function folderGroundOf({ name }: { name: string }): Place | undefined {
  return name === club.name ? folderGround : undefined;
}

interface Placed extends Omit<Place, 'name' | 'path'> {
  ground: string | null;
  venueId: string | null;
  venue: string | null;
}

/** Undefined if the place is not known. @param named the club with its current name */
export function placeOf(game: Placed, named: { name: string }): Place | undefined {
  const { ground, venueId, venue, street, postalCode, city } = game;
  if (venueId === null || venue === null)
    return ground === null ? folderGroundOf(named) : undefined;
  return { name: venue, street, postalCode, city, path: mapPath(venueId) };
}
