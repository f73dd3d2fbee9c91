import type { LineupGoals } from './followed-score.server.ts';

const maxUsualGoals = 15;

export interface EnteredScore {
  goalsFor: number | null;
  goalsAgainst: number | null;
  playedFor: number | null;
  playedAgainst: number | null;
  opponentGoals: OpponentGoals;
}

type OpponentGoals = readonly { ownGoal: 1 | null }[];

export function resultWarning(goalsFor: number | null, goalsAgainst: number | null) {
  if (Math.max(goalsFor ?? 0, goalsAgainst ?? 0) <= maxUsualGoals) return undefined;
  return `${goalsFor ?? '–'}:${goalsAgainst ?? '–'} ist ein ungewöhnliches Ergebnis.`;
}

type Score = 'im Endstand' | 'auf dem Platz';

interface EnteredGoals {
  scored: number;
  ownGoals: number;
}

/**
 * Gives no warning about missing goals if a line-up has no goals yet, because many clubs enter scorers later or
 * never.
 */
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

export function goalWarnings(
  { opponentGoals, ...game }: EnteredScore,
  { goals, ownGoals }: LineupGoals,
) {
  const theirOwn = opponentGoals.filter(({ ownGoal }) => ownGoal === 1).length;
  const score = game.playedFor === null ? 'im Endstand' : 'auf dem Platz';
  const [ours, theirs] = [game.playedFor ?? game.goalsFor, game.playedAgainst ?? game.goalsAgainst];
  return [
    goalWarning(ours, { scored: goals, ownGoals: theirOwn }, score),
    opponentGoalWarning(theirs, { scored: opponentGoals.length - theirOwn, ownGoals }, score),
  ];
}
