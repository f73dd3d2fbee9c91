import type { CriterionName } from './criteria.ts';

/**
 * The small table counts only the games among teams that are equal in all earlier criteria. Some of these teams
 * can be equal in the small table, too. With 'kept' the next criterion uses the same small table. With 'anew'
 * these teams get a smaller table after the last criterion of the small table (UEFA), with 'at once' after each
 * of these criteria (Spain).
 */
export type SmallTableRule = 'kept' | 'anew' | 'at once';

export interface RankingRules {
  win: number;
  draw: number;
  criteria: readonly CriterionName[];
  /**
   * Missing if the rule is unknown. The site then uses 'kept' and marks teams that another rule would move.
   */
  smallTable?: SmallTableRule | undefined;
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
  /** Has no `smallTable`, because the rules since 2021/22 do not say which small table applies. */
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
