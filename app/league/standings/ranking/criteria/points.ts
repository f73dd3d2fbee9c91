import type { Criterion } from './criterion.ts';

export const points: Criterion = {
  label: 'Punkte',
  games: 'all',
  value: (of) => of.points,
  reason: (upper, lower) => `mehr Punkte (${upper} gegen ${lower})`,
};
