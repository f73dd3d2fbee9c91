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
const ownMapPath = '/anfahrt';

/** The club's own ground. */
export const ownGround: Place = { ...club.venue, path: ownMapPath };

interface Placed extends Omit<Place, 'name' | 'path'> {
  ground: string | null;
  venueId: string | null;
  /** Its name. */
  venue: string | null;
}

/** Where a game is played: at a venue of its own, else at home on the own ground; undefined when nobody knows. */
export function placeOf(game: Placed): Place | undefined {
  const { ground, venueId, venue, street, postalCode, city } = game;
  if (venueId === null || venue === null) return ground === null ? ownGround : undefined;
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
