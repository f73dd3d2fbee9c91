interface Goals {
  goalsFor: number | null;
  goalsAgainst: number | null;
  halfTimeFor: number | null;
  halfTimeAgainst: number | null;
}

/**
 * A game that was edited, its blank goals as 0 once its day has come (spec §5); before that they
 * stay unknown, since a future game is not 0:0 (docs/deviations.md).
 * @param today 'YYYY-MM-DD' in Vienna, as the game's own date
 */
export function withBlankGoals<G extends Goals & { date: string }>(game: G, today: string): G {
  if (game.date > today) return game;
  return {
    ...game,
    goalsFor: game.goalsFor ?? 0,
    goalsAgainst: game.goalsAgainst ?? 0,
    halfTimeFor: game.halfTimeFor ?? 0,
    halfTimeAgainst: game.halfTimeAgainst ?? 0,
  };
}
