import type { Criterion } from './criterion.ts';

export const awayWins: Criterion = {
  games: 'all',
  value: (of) => of.awayWins,
  reason: (upper, lower) => `mehr Auswärtssiege (${upper} gegen ${lower})`,
};
