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
