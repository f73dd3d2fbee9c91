/** A game of which only the teams are known. */
interface Pairing {
  home: string;
  away: string;
}

/** The round that comes after those that are entered. */
export function nextRound(entered: readonly number[]): number {
  return Math.max(0, ...entered) + 1;
}

/**
 * The games of a round of the second half, as far as they follow from the first: the same, at the other's
 * ground. Of an odd number of teams one is off in each round.
 */
export function returnGames<Game extends Pairing>(
  round: number,
  teams: number,
  gamesOf: (round: number) => readonly Game[],
): Pairing[] {
  const half = teams % 2 === 0 ? teams - 1 : teams;
  if (round <= half || round > 2 * half) return [];
  return gamesOf(round - half).map(({ home, away }) => ({ home: away, away: home }));
}
