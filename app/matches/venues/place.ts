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

/**
 * A position as somebody copies it from a map, '46.6247, 14.3053', and '46.6247,14.3053' of it: degrees
 * north and east with at most six decimals. Undefined for any other text.
 */
export function readPosition(text: string): string | undefined {
  const [, north = '', east = ''] =
    /^\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*$/.exec(text) ?? [];
  if (!north || Math.abs(Number(north)) > 90 || Math.abs(Number(east)) > 180) return undefined;
  return [north, east].map((degrees) => String(Number(Number(degrees).toFixed(6)))).join(',');
}
