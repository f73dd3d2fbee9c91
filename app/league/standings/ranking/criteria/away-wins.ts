import type { Criterion } from './criterion.ts';

export const awayWins: Criterion = {
  label: 'Auswärtssiege',
  games: 'all',
  value: (of) => of.awayWins,
  reason: (upper, lower) => `mehr Auswärtssiege (${upper} gegen ${lower})`,
};
