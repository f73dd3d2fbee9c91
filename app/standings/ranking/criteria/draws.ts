import type { Criterion } from './criterion.ts';

export const draws: Criterion = {
  games: 'all',
  value: (of) => of.drawn,
  reason: (upper, lower) => `mehr Unentschieden (${upper} gegen ${lower})`,
};
