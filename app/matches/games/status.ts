import { isOver } from './is-over.ts';
import { kickOffOf } from './kick-off.ts';

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

/** What is said of a game that has not taken its course, or not all of it: 'Abgesagt', 'Läuft'. */
export function stateWord(game: { status?: GameStatus | null; running?: 1 | null }): string | null {
  if (game.status) return statusWords[game.status];
  return game.running ? 'Läuft' : null;
}

interface Timed {
  /** YYYY-MM-DD in Vienna. */
  date: string;
  /** HH:MM; null when it is not known. */
  kickoff: string | null;
  status: GameStatus | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  /** Whether the goals are a running score. */
  running: 1 | null;
}

/**
 * Where a game stands now. It is running from the kick-off for two hours at most, then over until its
 * result is there; without a kick-off that goes by the day.
 * @param today of `now` in Vienna, 'YYYY-MM-DD'
 */
export function gameState(game: Timed, { now, today }: { now: Date; today: string }): GameState {
  if (game.status !== null) return game.status;
  if (game.goalsFor !== null && game.goalsAgainst !== null)
    return game.running ? 'running' : 'played';
  if (game.date > today) return 'planned';
  const start = kickOffOf(game);
  if (!start) return game.date < today ? 'over' : 'planned';
  if (start > now) return 'planned';
  return isOver(start, now) ? 'over' : 'running';
}

/** Whether the result of a game of that status stands: it is not to be played, or played again. */
export function resultStands(status: GameStatus | null): boolean {
  return status === null || status === 'awarded' || status === 'abandoned';
}

/** Whether a game is not played on its day, so that nobody should come. */
export function isOff(status: GameStatus | null): status is 'postponed' | 'calledOff' {
  return status === 'postponed' || status === 'calledOff';
}
