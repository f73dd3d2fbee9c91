import type { PostalAddress, SportsEvent, Place as SportsPlace, SportsTeam } from 'schema-dts';
import {
  findKickOff,
  type GameStatus,
  homeFirst,
  isPostponedOrCalledOff,
} from '#app/matches/games/game.ts';
import { clubSideName } from '#app/matches/games/game-text.ts';
import { writeSides } from '#app/matches/games/pairing.server.ts';
import { type GameLocation, ownMapPath } from '#app/matches/venues/game-location.ts';
import { club } from '#club/club.ts';
import type { Club } from '#platform/ui/club/current-club.ts';
import { clubTeam, postalAddress } from '#platform/ui/structured-data/structured-data.server.ts';
import { viennaIso } from '#platform/values/vienna.ts';

interface Game {
  team: string | null;
  date: string;
  kickoff: string | null;
  opponent: string;
  ground: 'away' | 'neutral' | null;
  status: GameStatus | null;
  formerDate: string | null;
  formerKickoff: string | null;
}

export function sportsEvent(
  game: Game,
  place: GameLocation | undefined,
  { path, description, club }: { path: string; description: string; club: Club },
  at: (path: string) => string,
): SportsEvent {
  const { opponent, ground, formerDate, formerKickoff } = game;
  const organizer = clubTeam(club, at);
  const side = { '@type': 'SportsTeam', name: clubSideName(game, club) } as const;
  const [homeTeam, awayTeam] = homeFirst<SportsTeam>(
    ground,
    game.team === null ? organizer : side,
    { '@type': 'SportsTeam', name: opponent },
  );
  return {
    '@type': 'SportsEvent',
    name: writeSides(game, clubSideName(game, club), ' gegen '),
    description,
    url: at(path),
    image: at(`${path}/bild.png`),
    sport: 'Soccer',
    startDate: written(game.date, game.kickoff),
    eventStatus: `https://schema.org/${eventStatus(game)}`,
    ...(formerDate !== null && { previousStartDate: written(formerDate, formerKickoff) }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    homeTeam,
    awayTeam,
    organizer,
    ...(place && { location: location(place) }),
  };
}

/** A game that was moved to another day stays 'EventRescheduled', even after the game. */
function eventStatus({ status, formerDate }: Game) {
  if (isPostponedOrCalledOff(status))
    return status === 'calledOff' ? 'EventCancelled' : 'EventPostponed';
  return formerDate === null ? 'EventScheduled' : 'EventRescheduled';
}

function written(date: string, kickoff: string | null): string {
  const start = findKickOff({ date, kickoff });
  return start ? viennaIso(start) : date;
}

function location(place: GameLocation): SportsPlace {
  const { name, street, postalCode, city } = place;
  const isOwn = place.path === ownMapPath;
  return {
    '@type': 'Place',
    name,
    address: isOwn ? postalAddress(club.venue) : knownAddress({ street, postalCode, city }),
  };
}

function knownAddress({
  street,
  postalCode,
  city,
}: Pick<GameLocation, 'street' | 'postalCode' | 'city'>): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(street !== null && { streetAddress: street }),
    ...(postalCode !== null && { postalCode }),
    ...(city !== null && { addressLocality: city }),
  };
}
