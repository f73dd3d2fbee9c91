import type { CriterionName } from './criteria.ts';

/**
 * After the small table has separated some teams: 'kept' continues it; 'anew' makes a new one for teams equal
 * in all its criteria (UEFA); 'at once' as soon as one criterion separates any (Spain).
 */
export type SmallTableCourse = 'kept' | 'anew' | 'at once';

export interface RankingRules {
  win: number;
  draw: number;
  /** The first that separates two teams decides. */
  criteria: readonly CriterionName[];
  /** Missing where it is not known for sure: then 'kept', and rows that another course moves are marked. */
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
  /** Since 2021/22. The rules do not say how the small table continues; a lost half point comes first. */
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
