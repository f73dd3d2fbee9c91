import type { Criterion } from './criterion.ts';

export const goals: Criterion = {
  label: 'Tore',
  games: 'all',
  value: (of) => of.goalsFor,
  reason: (upper, lower) => `mehr Tore (${upper} gegen ${lower})`,
};
