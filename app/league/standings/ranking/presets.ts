import type { CriterionName } from './criteria.ts';

/**
 * What follows when the small table (of games among equal teams) has separated only some of them. 'kept': it
 * stays in use. 'anew': teams equal in all its criteria get a new one (UEFA). 'at once': teams get a new one
 * after each criterion that separates any (Spain).
 */
export type SmallTableCourse = 'kept' | 'anew' | 'at once';

export interface RankingRules {
  win: number;
  draw: number;
  /** In this order; the first criterion that separates two teams decides. */
  criteria: readonly CriterionName[];
  /** Missing where unknown: 'kept' then counts, and teams that another course would move are marked. */
  smallTable?: SmallTableCourse | undefined;
}

export interface Preset extends RankingRules {
  label: string;
}

const threePoints = { win: 3, draw: 1 };

export const presets = {
  specification: {
    label: 'Punkte, Siege, Unentschieden',
    ...threePoints,
    criteria: ['points', 'wins', 'draws', 'losses', 'name'],
  },
  /** Valid since 2021/22. The rules do not say how the small table goes on, so `smallTable` is missing. */
  oefb: {
    label: 'ÖFB (Kleintabelle aller Punktgleichen)',
    ...threePoints,
    criteria: [
      'points',
      'roundedPoints',
      'behindByVerdict',
      'smallTablePoints',
      'smallTableDifference',
      'smallTableGoals',
      'goalDifference',
      'goals',
      'wins',
      'awayWins',
      'awayGoals',
    ],
  },
  directMeetings: {
    label: 'Direkte Duelle vor Tordifferenz',
    ...threePoints,
    criteria: [
      'points',
      'smallTablePoints',
      'smallTableDifference',
      'smallTableGoals',
      'goalDifference',
      'goals',
    ],
    smallTable: 'anew',
  },
  goalDifference: {
    label: 'Tordifferenz vor direkten Duellen',
    ...threePoints,
    criteria: ['points', 'goalDifference', 'goals', 'smallTablePoints', 'wins'],
    smallTable: 'kept',
  },
} satisfies Record<string, Preset>;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as [PresetName, ...PresetName[]];
