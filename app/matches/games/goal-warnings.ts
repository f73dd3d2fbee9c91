const usuallyMost = 15;

export function resultWarning(goalsFor: number | null, goalsAgainst: number | null) {
  if (Math.max(goalsFor ?? 0, goalsAgainst ?? 0) <= usuallyMost) return undefined;
  return `${goalsFor ?? '–'}:${goalsAgainst ?? '–'} ist ein ungewöhnliches Ergebnis.`;
}

type Score = 'im Endstand' | 'auf dem Platz';

interface EnteredGoals {
  scored: number;
  ownGoals: number;
}

/** Gives no warning about a line-up without goals, because many clubs enter scorers later or never. */
export function goalWarning(
  goalsFor: number | null,
  { scored, ownGoals }: EnteredGoals,
  score: Score = 'im Endstand',
): string | undefined {
  const sum = scored + ownGoals;
  if (goalsFor === null || sum === goalsFor || (scored === 0 && sum < goalsFor)) return undefined;
  const entered = scored === 1 ? 'steht 1 Tor' : `stehen ${scored} Tore`;
  const own = ownGoals > 0 ? `, dazu ${counted(ownGoals, 'Eigentor')} des Gegners` : '';
  const hint = sum < goalsFor ? ' Ein Eigentor des Gegners wird beim Spiel eingetragen.' : '';
  return `In der Aufstellung ${entered}${own}, ${score} habt ihr ${goalsFor}.${hint}`;
}

/** Warns only about too many goals, because many clubs do not enter all goals of the opponent. */
export function opponentGoalWarning(
  goalsAgainst: number | null,
  { scored, ownGoals }: EnteredGoals,
  score: Score = 'im Endstand',
): string | undefined {
  if (goalsAgainst === null || scored + ownGoals <= goalsAgainst) return undefined;
  const own = ownGoals > 0 ? `, dazu ${counted(ownGoals, 'Eigentor')} von euch` : '';
  return `Eingetragen: ${counted(scored, 'Tor')} des Gegners${own}, ${score} hat er ${goalsAgainst}.`;
}

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 'e'}`;
}
