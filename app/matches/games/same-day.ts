import { sameName } from '#platform/values/same-name.ts';
import type { GameKind } from './game-kinds.ts';

interface GameOfDay {
  kind: GameKind;
  opponent: string;
  kickoff: string | null;
}

/**
 * Whether a game is odd beside another one of its team on the same day: a tournament has several, against
 * different opponents or at different hours.
 */
export function isOddBeside(one: GameOfDay, other: GameOfDay): boolean {
  if (one.kind !== 'Turnier' || other.kind !== 'Turnier') return true;
  return one.kickoff === other.kickoff && sameName(one.opponent) === sameName(other.opponent);
}
