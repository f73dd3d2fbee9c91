import { findSender } from '#app/club/details/find-details.server.ts';
import { findKickOff, knownKickoff } from '#app/matches/games/game.ts';
import { findUpcomingGame } from '#app/matches/games/games.server.ts';
import { writeResult } from '#app/matches/games/pairing.server.ts';
import type { Game } from '#app/matches/games/public-games.server.ts';
import { findGameLocation } from '#app/matches/venues/find-game-location.server.ts';
import { findOwnPlace } from '#app/matches/venues/venues.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { viennaDate, viennaTime } from '#platform/values/vienna.ts';
import { findNextGame, type NextGame } from '../next-game.server.ts';
import type { ShownGame } from './next-game.tsx';

/**
 * Returns the announced game until its day ends, but a game of today comes first. Without an announced game, or
 * after its day, returns the next game of the schedule. If the schedule has none, returns the past announced
 * game.
 */
export const findShownGame = onceARevision(
  async (db: Db, today: string): Promise<ShownGame | undefined> => {
    const announced = await findNextGame(db);
    if (announced && dayOf(announced) >= today) {
      const game = await findUpcomingGame(db, today, undefined, 'off');
      if (game?.date === today && dayOf(announced) > today)
        return show(db, { ...game, startsAt: null, game }, today);
      const shown = await show(db, announced, today);
      const isEarlier = game && game.id !== announced.game?.id && game.date < dayOf(announced);
      return isEarlier ? { ...shown, earlier: known(game) } : shown;
    }
    const game = await findUpcomingGame(db, today);
    const next = game ? { ...game, startsAt: null, game } : announced;
    return next && show(db, next, today);
  },
);

/** Midnight is an unknown kick-off, as in a game. */
function knownStart(startsAt: string | null): string | null {
  const isKnown = startsAt !== null && knownKickoff(viennaTime(new Date(startsAt))) !== null;
  return isKnown ? startsAt : null;
}

/**
 * Returns '9999', which is later than any real day, if the announcement has no day. Such an announcement
 * never expires.
 */
function dayOf({ startsAt, game }: NextGame): string {
  if (game) return game.date;
  return startsAt === null ? '9999' : viennaDate(new Date(startsAt));
}

async function show(
  db: Db,
  { opponent, startsAt, crest, game }: NextGame,
  today: string,
): Promise<ShownGame> {
  if (!game) {
    const day = startsAt === null ? null : viennaDate(new Date(startsAt));
    const place = await findOwnPlace(db, day ?? today);
    return { opponent, startsAt: knownStart(startsAt), day, crest, planned: undefined, place };
  }
  const { date } = game;
  // The announced time counts only if the announcement is for this day and the schedule has no kick-off.
  const announced =
    startsAt !== null && viennaDate(new Date(startsAt)) === date ? knownStart(startsAt) : null;
  return {
    opponent: game.opponent,
    startsAt: findKickOff(game)?.toISOString() ?? announced,
    day: date,
    crest: game.crest,
    planned: known(game),
    place: findGameLocation(game, await findSender(db)),
  };
}

function known({ slug, date, kickoff, opponent, kind, crest, ...game }: Game) {
  const { goalsFor, goalsAgainst, ground, status, running } = game;
  const result = goalsFor !== null && goalsAgainst !== null ? writeResult(game) : undefined;
  return {
    ...{ slug, date, kickoff, opponent, kind, crest },
    ...{ goalsFor, goalsAgainst, ground, status, running },
    ...(running ? { score: result } : { result }),
  };
}
