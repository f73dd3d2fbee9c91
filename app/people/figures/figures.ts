import type { GameKind } from '#app/matches/games/game.ts';
import type { Position } from '#app/teams/age-of-name.ts';
import type { Performance } from './season-totals.ts';

/** What line-ups say that a player did. */
export interface Figures extends Performance {
  /** Games from the first minute on. */
  starts: number;
  /** On the pitch, in those games of which it is known. */
  minutes: number;
  /** The games of which it is known. */
  timedGames: number;
}

/** What a player did for a team in one kind of game of one season. */
export interface PlayerFigure extends Figures {
  playerId: string;
  season: string;
  kind: GameKind;
  /** The id of the team; empty for the first one. */
  team: string;
}

/** A player in the line-up of a game with a result. */
export interface CountedEntry {
  playerId: string;
  position: Position;
  season: string;
  kind: GameKind;
  team: string;
  goalsAgainst: number;
  onBench: boolean;
  /** Whether somebody has said so. */
  cameOn: boolean;
  minuteOn: number | null;
  /** The number of whom somebody of the bench is said to have come on for. */
  replacedNumber: number | null;
  minuteOff: number | null;
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  ownGoals: number | null;
  /** Minutes of the game, as far as they are counted. */
  fullTime: number;
  /** Whether the substitutions of this game are known by the minute. */
  isTimed: boolean;
}

export const noFigures: Figures = {
  ...{ gamesPlayed: 0, goals: 0, assists: 0, cleanSheets: 0, yellowCards: 0, redCards: 0 },
  ...{ starts: 0, minutes: 0, timedGames: 0 },
};

/** Minutes of a game of which nobody has said how long a half is. */
export const usualFullTime = 90;

/** Whether somebody in a line-up has played: from the start on, or by what is told of them. */
function hasPlayed(entry: Omit<CountedEntry, 'playerId' | 'position'>): boolean {
  const { onBench, cameOn, minuteOn, replacedNumber } = entry;
  const { goals, assists, yellowCards, redCards, ownGoals } = entry;
  const traces = goals + assists + yellowCards + redCards + (ownGoals ?? 0);
  return !onBench || cameOn || minuteOn !== null || replacedNumber !== null || traces > 0;
}

/** What one entry of a line-up adds (docs/specification.md, figures). */
export function figuresOf(entry: CountedEntry): Figures {
  if (!hasPlayed(entry)) return noFigures;
  const { goals, assists, yellowCards, redCards } = entry;
  const starts = entry.onBench ? 0 : 1;
  const minutes = minutesOf(entry);
  return {
    ...{ gamesPlayed: 1, starts, goals, assists, yellowCards, redCards },
    cleanSheets: entry.position === 'Torwart' && starts === 1 && entry.goalsAgainst === 0 ? 1 : 0,
    minutes: minutes ?? 0,
    timedGames: minutes === undefined ? 0 : 1,
  };
}

/** Undefined where nobody has said when a player came or went. */
function minutesOf(entry: CountedEntry): number | undefined {
  const { onBench, minuteOn, minuteOff, isTimed, fullTime } = entry;
  const from = onBench ? minuteOn : 0;
  const to = minuteOff ?? (isTimed ? fullTime : null);
  if (from === null || to === null) return undefined;
  return Math.max(0, Math.min(to, fullTime) - Math.min(from, fullTime));
}

/** The sums by player, season, kind of game and team, in whatever order the entries come. */
export function countFigures(entries: readonly CountedEntry[]): PlayerFigure[] {
  const sums = new Map<string, PlayerFigure>();
  for (const entry of entries) {
    if (!hasPlayed(entry)) continue;
    const { playerId, season, kind, team } = entry;
    const key = JSON.stringify([playerId, season, kind, team]);
    const sum = sums.get(key) ?? { playerId, season, kind, team, ...noFigures };
    sums.set(key, { ...sum, ...addFigures(sum, figuresOf(entry)) });
  }
  return [...sums.values()];
}

export function addFigures(one: Figures, other: Figures): Figures {
  return {
    gamesPlayed: one.gamesPlayed + other.gamesPlayed,
    goals: one.goals + other.goals,
    assists: one.assists + other.assists,
    cleanSheets: one.cleanSheets + other.cleanSheets,
    yellowCards: one.yellowCards + other.yellowCards,
    redCards: one.redCards + other.redCards,
    starts: one.starts + other.starts,
    minutes: one.minutes + other.minutes,
    timedGames: one.timedGames + other.timedGames,
  };
}

/** Of all that is counted of a player: by season, and in all. */
export interface Counted {
  all: Figures;
  seasons: Map<string, Figures>;
}

export function sumUp(figures: readonly PlayerFigure[]): Counted {
  return { all: figures.reduce<Figures>(addFigures, noFigures), seasons: bySeason(figures) };
}

/** The sums by season of one player's figures. */
function bySeason(figures: readonly (Figures & { season: string })[]): Map<string, Figures> {
  const seasons = new Map<string, Figures>();
  for (const figure of figures)
    seasons.set(figure.season, addFigures(seasons.get(figure.season) ?? noFigures, figure));
  return seasons;
}
