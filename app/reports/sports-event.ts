import type { SportsEvent } from 'schema-dts';
import { club } from '#club/club.ts';
import { clubTeam } from '#platform/structured-data/club-team.ts';
import { postalAddress } from '#platform/structured-data/postal-address.ts';
import { viennaIso } from '#platform/values/vienna.ts';

interface Game {
  date: string;
  kickoff: string | null;
  opponent: string;
}

/** A game as search engines list events; without a kick-off only its day is known. */
export function sportsEvent(
  { date, kickoff, opponent }: Game,
  path: string,
  at: (path: string) => string,
): SportsEvent {
  return {
    '@type': 'SportsEvent',
    name: `${club.name} gegen ${opponent}`,
    url: at(path),
    image: at(`${path}/bild.png`),
    sport: 'Soccer',
    startDate: kickoff === null ? date : viennaIso(date, kickoff),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    homeTeam: clubTeam(at),
    awayTeam: { '@type': 'SportsTeam', name: opponent },
    organizer: clubTeam(at),
    location: {
      '@type': 'Place',
      name: club.venue.name,
      address: postalAddress(club.venue),
    },
  };
}
