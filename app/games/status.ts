import { viennaInstant } from '#platform/values/vienna.ts';
import { isOver } from './is-over.ts';

/** What became of a game that does not take its course, in one word. */
export const statusWords = {
  postponed: 'Verschoben',
  calledOff: 'Abgesagt',
  abandoned: 'Abgebrochen',
  awarded: 'Gewertet',
  replay: 'Wird wiederholt',
} as const;
export type GameStatus = keyof typeof statusWords;
export const gameStatuses = Object.keys(statusWords) as [GameStatus, ...GameStatus[]];

/** Where a game stands: as an admin has said, else as the clock and its result say. */
export type GameState = GameStatus | 'planned' | 'running' | 'over' | 'played';

interface Timed {
  /** YYYY-MM-DD in Vienna. */
  date: string;
  /** HH:MM; null when it is not known. */
  kickoff: string | null;
  status: GameStatus | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
}

/**
 * Where a game stands now. It is running from the kick-off for two hours at most, then over until its
 * result is there; without a kick-off that goes by the day.
 * @param today of `now` in Vienna, 'YYYY-MM-DD'
 */
export function gameState(game: Timed, { now, today }: { now: Date; today: string }): GameState {
  if (game.status !== null) return game.status;
  if (game.goalsFor !== null && game.goalsAgainst !== null) return 'played';
  if (game.date > today) return 'planned';
  if (game.kickoff === null) return game.date < today ? 'over' : 'planned';
  const start = viennaInstant(game.date, game.kickoff);
  if (start > now) return 'planned';
  return isOver(start, now) ? 'over' : 'running';
}

/** Whether a game is not played on its day, so that nobody should come. */
export function isOff(status: GameStatus | null): status is 'postponed' | 'calledOff' {
  return status === 'postponed' || status === 'calledOff';
}
