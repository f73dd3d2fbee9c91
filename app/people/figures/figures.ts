import type { GameKind } from '#app/matches/games/game.ts';
import type { Position } from '#app/teams/positions.ts';
import type { Performance } from './season-totals.ts';

export interface Figures extends Performance {
  starts: number;
  minutes: number;
  /** The number of games for which the player's minutes are known. */
  timedGames: number;
}

export interface PlayerFigure extends Figures {
  playerId: string;
  season: string;
  kind: GameKind;
  /** Id of the team; '' for the first team. */
  team: string;
}

export interface CountedEntry {
  playerId: string;
  position: Position;
  season: string;
  kind: GameKind;
  team: string;
  goalsAgainst: number;
  onBench: boolean;
  cameOn: boolean;
  minuteOn: number | null;
  replacedNumber: number | null;
  minuteOff: number | null;
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  ownGoals: number | null;
  fullTime: number;
  /** True if the line-up says in which minute substitutes came on. */
  isTimed: boolean;
}

export const noFigures: Figures = {
  ...{ gamesPlayed: 0, goals: 0, assists: 0, cleanSheets: 0, yellowCards: 0, redCards: 0 },
  ...{ starts: 0, minutes: 0, timedGames: 0 },
};

export const defaultFullTimeMinutes = 90;

function hasPlayed(entry: Omit<CountedEntry, 'playerId' | 'position'>): boolean {
  const { onBench, cameOn, minuteOn, replacedNumber } = entry;
  const { goals, assists, yellowCards, redCards, ownGoals } = entry;
  const traces = goals + assists + yellowCards + redCards + (ownGoals ?? 0);
  return !onBench || cameOn || minuteOn !== null || replacedNumber !== null || traces > 0;
}

/** The rules are in docs/specification.md, section 'Figures'. */
export function toFigures(entry: CountedEntry): Figures {
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

function minutesOf(entry: CountedEntry): number | undefined {
  const { onBench, minuteOn, minuteOff, isTimed, fullTime } = entry;
  const from = onBench ? minuteOn : 0;
  const to = minuteOff ?? (isTimed ? fullTime : null);
  if (from === null || to === null) return undefined;
  return Math.max(0, Math.min(to, fullTime) - Math.min(from, fullTime));
}

export function countFigures(entries: readonly CountedEntry[]): PlayerFigure[] {
  const sums = new Map<string, PlayerFigure>();
  for (const entry of entries) {
    if (!hasPlayed(entry)) continue;
    const { playerId, season, kind, team } = entry;
    const key = JSON.stringify([playerId, season, kind, team]);
    const sum = sums.get(key) ?? { playerId, season, kind, team, ...noFigures };
    sums.set(key, { ...sum, ...addFigures(sum, toFigures(entry)) });
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

export interface Counted {
  all: Figures;
  seasons: Map<string, Figures>;
}

export function sumFigures(figures: readonly PlayerFigure[]): Counted {
  return { all: figures.reduce<Figures>(addFigures, noFigures), seasons: bySeason(figures) };
}

function bySeason(figures: readonly (Figures & { season: string })[]): Map<string, Figures> {
  const seasons = new Map<string, Figures>();
  for (const figure of figures)
    seasons.set(figure.season, addFigures(seasons.get(figure.season) ?? noFigures, figure));
  return seasons;
}
