import type { CriterionName } from './criteria.ts';

/**
 * What happens when the small table, the games among equal teams, has parted only some of them. 'kept': it
 * stays in use. 'anew': teams that it leaves equal get a new one (UEFA). 'at once': teams get a new one as
 * soon as a criterion parts any of them (Spain).
 */
export type SmallTableCourse = 'kept' | 'anew' | 'at once';

export interface RankingRules {
  win: number;
  draw: number;
  /** In this order: the first criterion that parts two teams decides. */
  criteria: readonly CriterionName[];
  /** Missing if unknown: then 'kept' counts, and teams that another course would move are marked. */
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
  /** Rules since 2021/22. `smallTable` is missing, because the rules do not say what it should be. */
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
