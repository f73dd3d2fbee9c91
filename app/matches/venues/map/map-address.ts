import { readPosition } from '../place.ts';

interface MappedVenue {
  name: string;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  /** '46.6247,14.3053' */
  position: string | null;
}

/**
 * Where a device shows a place: Apple's address opens the maps of an iPhone or a Mac
 * (developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks), a geo: one
 * those of an Android phone (RFC 5870, developer.android.com/guide/components/google-maps-intents); all
 * others get OpenStreetMap.
 */
export function mapAddress(venue: MappedVenue, userAgent: string): string {
  // A row from an older version or a manual change may hold anything.
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
  // The search there knows streets, but not a club's name of its ground.
  const query = address.filter(Boolean).join(', ') || words;
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`;
}
