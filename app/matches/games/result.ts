import { type GameStatus, resultStands } from './game.ts';

/** `goalsFor` are the goals of the club. Null means that the goals are unknown or hidden. */
interface Score {
  goalsFor: number | null;
  goalsAgainst: number | null;
}

export type Outcome = 'win' | 'draw' | 'loss';

export const outcomeLabels: Record<Outcome, string> = {
  win: 'Sieg',
  draw: 'Unentschieden',
  loss: 'Niederlage',
};

export interface Ended extends Score {
  status: GameStatus | null;
  running: 1 | null;
}

/**
 * Null if the game has no valid result. An awarded game with equal goals is a loss for both teams (rules of
 * ÖFB, RPO § 31).
 */
export function outcome({ goalsFor, goalsAgainst, status, running }: Ended): Outcome | null {
  if (goalsFor === null || goalsAgainst === null || running || !resultStands(status)) return null;
  if (goalsFor === goalsAgainst) return status === 'awarded' ? 'loss' : 'draw';
  return goalsFor > goalsAgainst ? 'win' : 'loss';
}

export interface Decision {
  extraTime: 1 | null;
  penaltiesFor: number | null;
  penaltiesAgainst: number | null;
}

export function formatDecision({ extraTime, penaltiesFor, penaltiesAgainst }: Decision): string {
  const parts = [
    extraTime && 'n. V.',
    penaltiesFor !== null && `${formatScore(penaltiesFor, penaltiesAgainst)} i. E.`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** `goalsFor` comes first; `writeResult` puts the home side first. Example: '2:2 n. V., 4:3 i. E.'. */
export function formatResult({ goalsFor, goalsAgainst, ...game }: Score & Decision): string {
  return [formatScore(goalsFor, goalsAgainst), formatDecision(game)].filter(Boolean).join(' ');
}

export function formatScore(own: number | null, other: number | null): string {
  return `${own ?? '–'}:${other ?? '–'}`;
}
