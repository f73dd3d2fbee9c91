import { findCrest, findUpcomingGame, listGamesOn } from '#app/games/games.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { viennaDate, viennaInstant } from '#platform/values/vienna.ts';
import { findNextGame } from '../next-game.server.ts';
import type { ShownGame } from './next-game.tsx';

/**
 * The announced next game, with its game of the schedule if that has it; once its day is past, the
 * next one of the schedule, as long as nobody announces another.
 */
export async function findShownGame(db: Db, today: string): Promise<ShownGame | undefined> {
  const announced = await findNextGame(db);
  if (!announced) return undefined;
  const { opponent, startsAt } = announced;
  const day = startsAt === null ? null : viennaDate(new Date(startsAt));
  if (day !== null && day < today) {
    const planned = await findUpcomingGame(db, today);
    if (planned) {
      const { kickoff, date } = planned;
      const instant = kickoff && viennaInstant(date, kickoff).toISOString();
      return {
        opponent: planned.opponent,
        startsAt: instant,
        day: date,
        crest: planned.crest,
        planned,
      };
    }
  }
  const sameDay = day === null ? [] : await listGamesOn(db, day);
  const planned = sameDay.find((game) => plain(game.opponent) === plain(opponent));
  return { opponent, startsAt, day, crest: await findCrest(db, opponent), planned };
}

/** A name as two people may both have typed it. */
function plain(name: string): string {
  return name.trim().toLowerCase();
}
