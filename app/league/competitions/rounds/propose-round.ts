interface Pairing {
  home: string;
  away: string;
}

export function nextRound(entered: readonly number[]): number {
  return Math.max(0, ...entered) + 1;
}

/** The second half repeats the first one with changed grounds. */
export function returnGames<Game extends Pairing>(
  round: number,
  teams: number,
  gamesOf: (round: number) => readonly Game[],
): Pairing[] {
  const half = teams % 2 === 0 ? teams - 1 : teams;
  if (round <= half || round > 2 * half) return [];
  return gamesOf(round - half).map(({ home, away }) => ({ home: away, away: home }));
}
