import { findViennaInstant } from '#platform/values/vienna.ts';

/** Kinds of games and of competitions (spec §9). */
export const gameKinds = ['Meisterschaft', 'Freundschaftsspiel', 'Pokal', 'Turnier'] as const;
export type GameKind = (typeof gameKinds)[number];

/** Where a game is played, as the club sees it. */
export const grounds = ['home', 'away', 'neutral'] as const;
export type Ground = (typeof grounds)[number];

export const groundWords: Readonly<Record<Ground, string>> = {
  home: 'Heim',
  away: 'Auswärts',
  neutral: 'Neutral',
};

interface Moment {
  date: string;
  kickoff: string | null;
}

/**
 * When a game begins. Null while the hour is open; also for a stored day or hour that does not exist, so
 * that it brings no page down.
 */
export function kickOffOf({ date, kickoff }: Moment): Date | null {
  return (kickoff !== null && findViennaInstant(date, kickoff)) || null;
}

/** Minutes after the kick-off in which a game is over, whatever held it up. */
export const longestGame = 120;

/** When a game that began at the target is over. */
export function overAt(target: Date): Date {
  return new Date(target.getTime() + longestGame * 60_000);
}

/** Whether a game that began at the target is over: nobody says any more that it has begun. */
export function isOver(target: Date, now: Date): boolean {
  return now >= overAt(target);
}

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

/** What there is of both sides of a game, as associations write it: the home side first, else ours. */
export function homeFirst<Side>(
  ground: Ground | null | undefined,
  ours: Side,
  theirs: Side,
): [Side, Side] {
  return ground === 'away' ? [theirs, ours] : [ours, theirs];
}
