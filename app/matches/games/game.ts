import { findViennaInstant } from '#platform/values/vienna.ts';

export const gameKinds = ['Meisterschaft', 'Freundschaftsspiel', 'Pokal', 'Turnier'] as const;
export type GameKind = (typeof gameKinds)[number];

export const grounds = ['home', 'away', 'neutral'] as const;
export type Ground = (typeof grounds)[number];

export const groundLabels: Readonly<Record<Ground, string>> = {
  home: 'Heim',
  away: 'Auswärts',
  neutral: 'Neutral',
};

interface Moment {
  date: string;
  kickoff: string | null;
}

/** Null if no kick-off or an invalid time is stored. An error would break every page with this game. */
export function findKickOff({ date, kickoff }: Moment): Date | null {
  return (kickoff !== null && findViennaInstant(date, kickoff)) || null;
}

/** Midnight counts as an unknown kick-off, because programs write it for a day without a time (spec §3). */
export function knownKickoff(time: string | null): string | null {
  return time === '00:00' ? null : time;
}

export const maxGameMinutes = 120;

export function latestEnd(target: Date): Date {
  return new Date(target.getTime() + maxGameMinutes * 60_000);
}

export function hasGameEnded(target: Date, now: Date): boolean {
  return now >= latestEnd(target);
}

export const statusLabels = {
  postponed: 'Verschoben',
  calledOff: 'Abgesagt',
  abandoned: 'Abgebrochen',
  awarded: 'Gewertet',
  replay: 'Wird wiederholt',
} as const;
export type GameStatus = keyof typeof statusLabels;
export const gameStatuses = Object.keys(statusLabels) as [GameStatus, ...GameStatus[]];

export type GameState = GameStatus | 'planned' | 'running' | 'over' | 'played';

export function stateLabel(game: {
  status?: GameStatus | null;
  running?: 1 | null;
}): string | null {
  if (game.status) return statusLabels[game.status];
  return game.running ? 'Läuft' : null;
}

interface Timed {
  date: string;
  kickoff: string | null;
  status: GameStatus | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  running: 1 | null;
}

/** A game runs for at most two hours. If the kick-off is unknown, the game ends with its day. */
export function gameState(game: Timed, { now, today }: { now: Date; today: string }): GameState {
  if (game.status !== null) return game.status;
  if (game.goalsFor !== null && game.goalsAgainst !== null)
    return game.running ? 'running' : 'played';
  if (game.date > today) return 'planned';
  const start = findKickOff(game);
  if (!start) return game.date < today ? 'over' : 'planned';
  if (start > now) return 'planned';
  return hasGameEnded(start, now) ? 'over' : 'running';
}

export function resultStands(status: GameStatus | null): boolean {
  return status === null || status === 'awarded' || status === 'abandoned';
}

export function isPostponedOrCalledOff(
  status: GameStatus | null,
): status is 'postponed' | 'calledOff' {
  return status === 'postponed' || status === 'calledOff';
}

/** Associations list the home side first. On neutral ground, the club comes first. */
export function homeFirst<Side>(
  ground: Ground | null | undefined,
  ours: Side,
  theirs: Side,
): [Side, Side] {
  return ground === 'away' ? [theirs, ours] : [ours, theirs];
}
