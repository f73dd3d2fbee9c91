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
