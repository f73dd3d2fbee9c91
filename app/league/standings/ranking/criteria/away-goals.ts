import type { Criterion } from './criterion.ts';

export const awayGoals: Criterion = {
  label: 'Auswärtstore',
  games: 'all',
  value: (of) => of.awayGoals,
  reason: (upper, lower) => `mehr Auswärtstore (${upper} gegen ${lower})`,
};
