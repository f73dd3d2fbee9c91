import type { Criterion } from './criterion.ts';

export const wins: Criterion = {
  label: 'Siege',
  games: 'all',
  value: (of) => of.won,
  reason: (upper, lower) => `mehr Siege (${upper} gegen ${lower})`,
};
