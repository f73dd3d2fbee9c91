import type { StoredGame } from './compare-game.ts';
import type { Fixture } from './reading/read-feed.server.ts';

interface Sought {
  fixture: Fixture;
  isHome: boolean;
  isSame: (name: string) => boolean;
  /**
   * Day and kick-off of every calendar entry. If a stored game has the day and kick-off of one entry, it does
   * not belong to any other entry.
   */
  moments: ReadonlySet<string>;
}

export function toMoment({ date, kickoff }: Pick<Fixture, 'date' | 'kickoff'>): string {
  return `${date} ${kickoff}`;
}

/** Maximum number of days between a game and its calendar entry if only opponent, round and ground agree. */
export const maxDaysMoved = 200;

/** Finds an entry's stored game and removes the game from `free`, so that no other entry gets it. */
export function findGameOfFixture(
  free: Set<StoredGame>,
  { fixture, isHome, isSame, moments }: Sought,
): StoredGame | undefined {
  const ofOpponent = [...free].filter(({ opponent }) => isSame(opponent));
  const moment = toMoment(fixture);
  const onDay = ofOpponent.filter(
    (game) =>
      game.date === fixture.date && (toMoment(game) === moment || !moments.has(toMoment(game))),
  );
  const game =
    onDay.find((game) => toMoment(game) === moment) ??
    onDay[0] ??
    ofOpponent.find(
      ({ date, kickoff, round, ground, goalsFor }) =>
        !moments.has(toMoment({ date, kickoff })) &&
        round !== null &&
        round === fixture.round &&
        goalsFor === null &&
        (ground === null) === isHome &&
        Math.abs(Date.parse(date) - Date.parse(fixture.date)) <= maxDaysMoved * 86_400_000,
    );
  if (game) free.delete(game);
  return game;
}
