import { formatDate, viennaDate, viennaTime } from '#platform/values/vienna.ts';
import type { GameStatus } from './game.ts';
import { findKickOff, hasGameEnded, latestEnd } from './game.ts';

interface EnteredResult {
  date: string;
  kickoff: string | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  status: GameStatus | null;
}

interface Clock {
  now: Date;
  /** The shortest time from kick-off to the end of the game, in minutes. */
  shortest: number;
}

/**
 * Warns if a game has a result before the kick-off. An awarded game gets no warning, because a game can be
 * awarded before its kick-off.
 */
export function earlyResultWarning(game: EnteredResult, now: Date): string | undefined {
  const { date, kickoff, goalsFor, goalsAgainst, status } = game;
  if ((goalsFor === null && goalsAgainst === null) || status === 'awarded') return undefined;
  const start = findKickOff(game);
  if (start ? start > now : date > viennaDate(now)) {
    const when = kickoff === null ? '' : ` um ${kickoff}`;
    return `Das Spiel ist erst am ${formatDate(date)}${when}. Ein Ergebnis gibt es noch nicht.`;
  }
  return undefined;
}

export function runningUntil(game: Omit<EnteredResult, 'goalsFor' | 'goalsAgainst'>, clock: Clock) {
  const start = findKickOff(game);
  if (!start || !isRunningScore({ ...game, goalsFor: 0, goalsAgainst: 0 }, clock)) return undefined;
  return viennaTime(latestEnd(start));
}

export function isRunningScore(game: EnteredResult, clock: Clock): boolean {
  const start = findKickOff(game);
  return start !== null && mayRun(game, clock.now) && isUnderWay(start, clock);
}

export function mayRun(game: EnteredResult, now: Date): boolean {
  const { goalsFor, goalsAgainst, status } = game;
  const start = findKickOff(game);
  if (!start || goalsFor === null || goalsAgainst === null || status !== null) return false;
  return start <= now && !hasGameEnded(start, now);
}

function isUnderWay(start: Date, { now, shortest }: Clock): boolean {
  const minutes = (now.getTime() - start.getTime()) / 60_000;
  return minutes >= 0 && minutes < shortest;
}
