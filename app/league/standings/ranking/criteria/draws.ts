import type { Criterion } from './criterion.ts';

export const draws: Criterion = {
  label: 'Unentschieden',
  games: 'all',
  value: (of) => of.drawn,
  reason: (upper, lower) => `mehr Unentschieden (${upper} gegen ${lower})`,
};
