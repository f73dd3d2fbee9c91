import { type GameStatus, resultStands } from './game.ts';

/** `goalsFor` are the club's goals; null while the goals are not known. */
interface Score {
  goalsFor: number | null;
  goalsAgainst: number | null;
}

export type Outcome = 'win' | 'draw' | 'loss';

export const outcomeWord: Record<Outcome, string> = {
  win: 'Sieg',
  draw: 'Unentschieden',
  loss: 'Niederlage',
};

export interface Ended extends Score {
  status: GameStatus | null;
  running: 1 | null;
}

/** Null where no result counts. A verdict without a winner is a loss for both (RPO § 31). */
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

/** 'n. V., 4:3 i. E.'; empty for a game that was decided in the usual time. */
export function formatDecision({ extraTime, penaltiesFor, penaltiesAgainst }: Decision): string {
  const parts = [
    extraTime && 'n. V.',
    penaltiesFor !== null && `${formatScore(penaltiesFor, penaltiesAgainst)} i. E.`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Our goals first: '2:2 n. V., 4:3 i. E.'. */
export function formatResult({ goalsFor, goalsAgainst, ...game }: Score & Decision): string {
  return [formatScore(goalsFor, goalsAgainst), formatDecision(game)].filter(Boolean).join(' ');
}

/** '2:1', with a dash for unknown goals (spec §2). */
export function formatScore(own: number | null, other: number | null): string {
  return `${own ?? '–'}:${other ?? '–'}`;
}
