/** Full-time goals from the club's side; null while not known. */
export interface Score {
  goalsFor: number | null;
  goalsAgainst: number | null;
}

/** How a game ended for the club. */
export type Outcome = 'win' | 'draw' | 'loss';

/** The letter of an outcome in a row of recent results. */
export const outcomeLetter: Record<Outcome, string> = { win: 'S', draw: 'U', loss: 'N' };

/** The word for an outcome. */
export const outcomeWord: Record<Outcome, string> = {
  win: 'Sieg',
  draw: 'Unentschieden',
  loss: 'Niederlage',
};

/** How a game ended for the club; null while one of the goals is not known. */
export function outcome({ goalsFor, goalsAgainst }: Score): Outcome | null {
  if (goalsFor === null || goalsAgainst === null) return null;
  if (goalsFor === goalsAgainst) return 'draw';
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

/** Goals as '2:1', with a dash for each that is not known (spec §2). */
export function formatScore(own: number | null, other: number | null): string {
  return `${own ?? '–'}:${other ?? '–'}`;
}
