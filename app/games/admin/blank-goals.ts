interface Goals {
  goalsFor: number | null;
  goalsAgainst: number | null;
  halfTimeFor: number | null;
  halfTimeAgainst: number | null;
}

/**
 * An entered game with 0 for a team whose goals are blank beside those of the other one (spec §5).
 * Where both are blank nothing is known, on whatever day: that is no 0:0.
 */
export function withBlankGoals<G extends Goals>(game: G): G {
  const [goalsFor, goalsAgainst] = score(game.goalsFor, game.goalsAgainst);
  const [halfTimeFor, halfTimeAgainst] = score(game.halfTimeFor, game.halfTimeAgainst);
  return { ...game, goalsFor, goalsAgainst, halfTimeFor, halfTimeAgainst };
}

function score(ours: number | null, theirs: number | null): [number | null, number | null] {
  return ours === null && theirs === null ? [null, null] : [ours ?? 0, theirs ?? 0];
}
