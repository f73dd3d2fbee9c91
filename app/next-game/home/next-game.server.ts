import { findCrest, findUpcomingGame } from '#app/games/games.server.ts';
import type { Game } from '#app/games/shown-games.server.ts';
import { placeOf } from '#app/venues/place.ts';
import { findOwnPlace } from '#app/venues/venues.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { viennaDate, viennaInstant } from '#platform/values/vienna.ts';
import { findNextGame, type NextGame } from '../next-game.server.ts';
import type { ShownGame } from './next-game.tsx';

/**
 * The announced next game as long as its day is not past, else the next one of the schedule; what the
 * schedule says of it counts.
 */
export async function findShownGame(db: Db, today: string): Promise<ShownGame | undefined> {
  const announced = await findNextGame(db);
  if (announced && dayOf(announced) >= today) return show(db, announced, today);
  const game = await findUpcomingGame(db, today);
  const next = game ? { ...game, startsAt: null, game } : announced;
  return next && show(db, next, today);
}

/** The day of a next game; of one without a moment it never passes. */
function dayOf({ startsAt, game }: NextGame): string {
  if (game) return game.date;
  return startsAt === null ? '9999' : viennaDate(new Date(startsAt));
}

async function show(
  db: Db,
  { opponent, startsAt, game }: NextGame,
  today: string,
): Promise<ShownGame> {
  if (!game) {
    const day = startsAt === null ? null : viennaDate(new Date(startsAt));
    const crest = await findCrest(db, opponent);
    const place = await findOwnPlace(db, day ?? today);
    return { opponent, startsAt, day, crest, planned: undefined, place };
  }
  const { date, kickoff } = game;
  // What was announced says the hour, as long as the schedule does not.
  const announced = startsAt !== null && viennaDate(new Date(startsAt)) === date ? startsAt : null;
  return {
    opponent: game.opponent,
    startsAt: kickoff === null ? announced : viennaInstant(date, kickoff).toISOString(),
    day: date,
    crest: game.crest,
    planned: known(game),
    place: placeOf(game),
  };
}

/** What the page of a game is painted with until it is there. */
function known({ slug, date, kickoff, opponent, kind, crest, ...game }: Game) {
  const { goalsFor, goalsAgainst, ground, status } = game;
  return {
    ...{ slug, date, kickoff, opponent, kind, crest },
    ...{ goalsFor, goalsAgainst, ground, status },
  };
}
