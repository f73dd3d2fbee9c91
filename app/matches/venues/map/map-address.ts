import { readPosition } from '../place.ts';

interface MappedVenue {
  name: string;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  /** Degrees to the north and to the east: '46.6247,14.3053'. */
  position: string | null;
}

/**
 * iPhone and Mac open an Apple address in their maps
 * (developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks), Android opens a
 * geo: address (RFC 5870, developer.android.com/guide/components/google-maps-intents); all other devices get
 * OpenStreetMap.
 */
export function mapAddress(venue: MappedVenue, userAgent: string): string {
  // An older version of the site, or a change in the database itself, may have stored anything.
  const position = venue.position && readPosition(venue.position);
  const address = [venue.street, [venue.postalCode, venue.city].filter(Boolean).join(' ')];
  const words = [venue.name, ...address].filter(Boolean).join(', ');
  if (/iPhone|iPad|Macintosh/.test(userAgent))
    return `https://maps.apple.com/?${new URLSearchParams({ ...(position && { ll: position }), q: position ? venue.name : words })}`;
  if (/Android/.test(userAgent)) {
    const query = position
      ? `${position}(${encodeURIComponent(venue.name)})`
      : encodeURIComponent(words);
    return `geo:${position ?? '0,0'}?q=${query}`;
  }
  if (position) {
    const [mlat = '', mlon = ''] = position.split(',');
    return `https://www.openstreetmap.org/?${new URLSearchParams({ mlat, mlon })}#map=17/${mlat}/${mlon}`;
  }
  // OpenStreetMap finds streets, but not the name that a club gives to its ground.
  const query = address.filter(Boolean).join(', ') || words;
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`;
}
