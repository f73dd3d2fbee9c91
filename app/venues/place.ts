import { club } from '#club/club.ts';

/** Where a game is played. */
export interface Place {
  name: string;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  /** Leads to a map. */
  path: string;
}

/** Leads to the club's own ground on a map. */
export const ownMapPath = '/anfahrt';

/** The own ground of the club's folder, as long as no venue is. */
export const folderGround: Place = { ...club.venue, path: ownMapPath };

interface Placed extends Omit<Place, 'name' | 'path'> {
  ground: string | null;
  venueId: string | null;
  /** Its name. */
  venue: string | null;
}

/**
 * Where a game is played: at its venue, which at home is the own ground of that day; undefined when
 * nobody knows.
 */
export function placeOf(game: Placed): Place | undefined {
  const { ground, venueId, venue, street, postalCode, city } = game;
  if (venueId === null || venue === null) return ground === null ? folderGround : undefined;
  return { name: venue, street, postalCode, city, path: mapPath(venueId) };
}

/** Leads to a venue on a map. */
export function mapPath(venueId: string): string {
  return `${ownMapPath}/${encodeURIComponent(venueId)}`;
}

/** 'Roseneggerstraße 17, 9020 Klagenfurt', as far as it is known. */
export function writeAddress({
  street,
  postalCode,
  city,
}: Pick<Place, 'street' | 'postalCode' | 'city'>): string {
  return [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
