import type { CriterionName } from './criteria.ts';

/**
 * How a small table goes on once it has parted some of the teams it was made of. 'kept': it goes on
 * as it is, criterion after criterion. 'anew': whom all of its criteria leave equal get one of their
 * own (UEFA). 'at once': as soon as one of its criteria has parted any, the others get one of their
 * own (Spain).
 */
export type SmallTableCourse = 'kept' | 'anew' | 'at once';

export interface RankingRules {
  win: number;
  draw: number;
  /** The first that parts two teams decides. */
  criteria: readonly CriterionName[];
  /** Not known for sure where absent: it is kept then, and rows that another course moves are marked. */
  smallTable?: SmallTableCourse | undefined;
}

export interface Preset extends RankingRules {
  label: string;
}

const threePoints = { win: 3, draw: 1 };

/** The rules of known leagues, first of all that of the specification (§7), as `rankStandings` has it. */
export const presets = {
  specification: {
    label: 'Punkte, Siege, Unentschieden',
    ...threePoints,
    criteria: ['points', 'wins', 'draws', 'losses', 'name'],
  },
  /**
   * Since 2021/22. It is not known for sure how its small table goes on: it says nothing of that. Where
   * points were halved, half a point that was lost comes before all else (Bundesliga).
   */
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
