import type { StoredGame } from './compare-game.ts';
import type { Fixture } from './reading/read-feed.server.ts';

interface Sought {
  fixture: Fixture;
  isHome: boolean;
  isSame: (name: string) => boolean;
  /** The moments of all calendar entries. A stored game at another entry's moment belongs to that entry. */
  moments: ReadonlySet<string>;
}

export function momentOf({ date, kickoff }: Pick<Fixture, 'date' | 'kickoff'>): string {
  return `${date} ${kickoff}`;
}

/**
 * The greatest number of days between a game and its calendar entry if only opponent, round and ground agree.
 */
export const farthest = 200;

/** Finds an entry's stored game and removes the game from `free`, so that no other entry gets it. */
export function takeGame(
  free: Set<StoredGame>,
  { fixture, isHome, isSame, moments }: Sought,
): StoredGame | undefined {
  const ofOpponent = [...free].filter(({ opponent }) => isSame(opponent));
  const moment = momentOf(fixture);
  const onDay = ofOpponent.filter(
    (game) =>
      game.date === fixture.date && (momentOf(game) === moment || !moments.has(momentOf(game))),
  );
  const game =
    onDay.find((game) => momentOf(game) === moment) ??
    onDay[0] ??
    ofOpponent.find(
      ({ date, round, ground, goalsFor }) =>
        round !== null &&
        round === fixture.round &&
        goalsFor === null &&
        (ground === null) === isHome &&
        Math.abs(Date.parse(date) - Date.parse(fixture.date)) <= farthest * 86_400_000,
    );
  if (game) free.delete(game);
  return game;
}
