import type { Criterion } from './criterion.ts';

export const name: Criterion = {
  games: 'all',
  value: (of) => of.name,
  reason: () => 'nach Namen gereiht',
};
