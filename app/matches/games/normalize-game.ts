import type { GameStatus } from './game.ts';

export interface EnteredGoals {
  goalsFor: number | null;
  goalsAgainst: number | null;
  halfTimeFor: number | null;
  halfTimeAgainst: number | null;
  playedFor: number | null;
  playedAgainst: number | null;
  penaltiesFor: number | null;
  penaltiesAgainst: number | null;
  status: GameStatus | null;
}

/** If only one team's goals are blank, they become 0 (spec §5). If both are blank, they stay unknown. */
export function normalizeGame<G extends EnteredGoals>(game: G): G {
  const [goalsFor, goalsAgainst] = score(game.goalsFor, game.goalsAgainst);
  const [halfTimeFor, halfTimeAgainst] = score(game.halfTimeFor, game.halfTimeAgainst);
  const [playedFor, playedAgainst] = score(game.playedFor, game.playedAgainst);
  const [penaltiesFor, penaltiesAgainst] = score(game.penaltiesFor, game.penaltiesAgainst);
  const filled = {
    ...{ ...game, goalsFor, goalsAgainst, halfTimeFor, halfTimeAgainst },
    ...{ playedFor, playedAgainst, penaltiesFor, penaltiesAgainst },
  };
  if (!isPitchScoreVoid(game.status) || playedFor !== null) return filled;
  return {
    ...filled,
    ...{ playedFor: goalsFor, playedAgainst: goalsAgainst, goalsFor: null, goalsAgainst: null },
  };
}

export function isPitchScoreVoid(status: GameStatus | null): boolean {
  return status === 'abandoned' || status === 'replay';
}

function score(ours: number | null, theirs: number | null): [number | null, number | null] {
  return ours === null && theirs === null ? [null, null] : [ours ?? 0, theirs ?? 0];
}
