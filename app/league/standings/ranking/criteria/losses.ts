import type { Criterion } from './criterion.ts';

/** The one that counts down: fewer stand higher. */
export const losses: Criterion = {
  label: 'Weniger Niederlagen',
  games: 'all',
  value: (of) => 0 - of.lost,
  reason: (upper, lower) => `weniger Niederlagen (${-Number(upper)} gegen ${-Number(lower)})`,
};
