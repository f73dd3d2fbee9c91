import type { Criterion } from './criterion.ts';

export const name: Criterion = {
  label: 'Name (nach dem Alphabet)',
  games: 'all',
  value: (of) => of.name,
  reason: () => 'nach Namen gereiht',
};
