import type { Tally } from '../tally.ts';

/** One rule of an order: what it looks at, and how it says why one team stands before another. */
export interface Criterion {
  /** What a list of criteria calls it. */
  label: string;
  /** Over which games: all, or those among the teams that are equal so far. */
  games: 'all' | 'small table';
  /** More stands higher; texts stand in the order of the alphabet. */
  value(of: Tally): number | string;
  /** Why a team stands before one called `below`, by the two values. */
  reason(upper: number | string, lower: number | string, below: string): string;
}
