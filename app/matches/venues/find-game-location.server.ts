import { club } from '#club/club.ts';
import { type GameLocation, mapPath, ownMapPath } from './game-location.ts';

const defaultGround: GameLocation = { ...club.venue, path: ownMapPath };

/**
 * Undefined if the folder `club/` describes another club. The ground in the folder is then not the ground of
 * this club.
 */
export function findClubGround({ name }: { name: string }): GameLocation | undefined {
  return name === club.name ? defaultGround : undefined;
}

interface Placed extends Omit<GameLocation, 'name' | 'path'> {
  ground: string | null;
  venueId: string | null;
  venue: string | null;
}

/**
 * Undefined if the place is unknown.
 * @param named has the club's name as an admin has entered it
 */
export function findGameLocation(game: Placed, named: { name: string }): GameLocation | undefined {
  const { ground, venueId, venue, street, postalCode, city } = game;
  if (venueId === null || venue === null)
    return ground === null ? findClubGround(named) : undefined;
  return { name: venue, street, postalCode, city, path: mapPath(venueId) };
}
