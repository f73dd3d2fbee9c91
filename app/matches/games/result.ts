import { type GameStatus, resultStands } from './game.ts';

/** Full-time goals from the club's side; null while not known. */
interface Score {
  goalsFor: number | null;
  goalsAgainst: number | null;
}

/** How a game ended for the club. */
export type Outcome = 'win' | 'draw' | 'loss';

/** The word for an outcome; its letter stands for it where there is little room. */
export const outcomeWord: Record<Outcome, string> = {
  win: 'Sieg',
  draw: 'Unentschieden',
  loss: 'Niederlage',
};

/** A score with what became of its game. */
export interface Ended extends Score {
  status: GameStatus | null;
  /** Whether it still runs, so that nothing is decided. */
  running: 1 | null;
}

/**
 * How a game ended for the club; null while one of the goals is not known, or where the result does not
 * stand or the game still runs. A verdict without goals gives the game to nobody: it is lost (RPO § 31).
 */
export function outcome({ goalsFor, goalsAgainst, status, running }: Ended): Outcome | null {
  if (goalsFor === null || goalsAgainst === null || running || !resultStands(status)) return null;
  if (goalsFor === goalsAgainst) return status === 'awarded' ? 'loss' : 'draw';
  return goalsFor > goalsAgainst ? 'win' : 'loss';
}

/** How a game was decided beyond its usual time. */
export interface Decision {
  extraTime: 1 | null;
  penaltiesFor: number | null;
  penaltiesAgainst: number | null;
}

/** 'n. V., 4:3 i. E.': what a result is followed by; empty for a game of the usual time. */
export function formatDecision({ extraTime, penaltiesFor, penaltiesAgainst }: Decision): string {
  const parts = [
    extraTime && 'n. V.',
    penaltiesFor !== null && `${formatScore(penaltiesFor, penaltiesAgainst)} i. E.`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** How a game ended, in one line, our goals first: '2:2 n. V., 4:3 i. E.'. */
export function formatResult({ goalsFor, goalsAgainst, ...game }: Score & Decision): string {
  return [formatScore(goalsFor, goalsAgainst), formatDecision(game)].filter(Boolean).join(' ');
}

/** Goals as '2:1', with a dash for each that is not known (spec §2). */
export function formatScore(own: number | null, other: number | null): string {
  return `${own ?? '–'}:${other ?? '–'}`;
}
