export interface GameLocation {
  name: string;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  path: string;
}

export const ownMapPath = '/anfahrt';

export function mapPath(venueId: string): string {
  return `${ownMapPath}/${encodeURIComponent(venueId)}`;
}

export function writeAddress({
  street,
  postalCode,
  city,
}: Pick<GameLocation, 'street' | 'postalCode' | 'city'>): string {
  return [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/**
 * Turns the copied text '46.6247, 14.3053' into '46.6247,14.3053', with at most six decimals. Undefined for
 * an invalid position.
 */
export function readPosition(text: string): string | undefined {
  const [, north = '', east = ''] =
    /^\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*$/.exec(text) ?? [];
  if (!north || Math.abs(Number(north)) > 90 || Math.abs(Number(east)) > 180) return undefined;
  return [north, east].map((degrees) => String(Number(Number(degrees).toFixed(6)))).join(',');
}
