import { readPosition } from '../game-location.ts';

interface MappedVenue {
  name: string;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  position: string | null;
}

/**
 * iPhone, iPad and Mac open Apple's address in their map app (Apple: Map Links). Android opens a geo: address
 * (RFC 5870), and all other devices open OpenStreetMap.
 */
export function mapAddress(venue: MappedVenue, userAgent: string): string {
  // Checks the stored text again, because an older version of the site can have stored another format.
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
  // Leaves out the ground's name, because OpenStreetMap finds streets but not the names that clubs use.
  const query = address.filter(Boolean).join(', ') || words;
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`;
}
