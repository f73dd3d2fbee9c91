import type { Criterion } from './criterion.ts';

export const smallTableGoals: Criterion = {
  label: 'Tore in der Kleintabelle',
  games: 'small table',
  value: (of) => of.goalsFor,
  reason: (upper, lower) => `${upper} ${upper === 1 ? 'Tor' : 'Tore'} gegen ${lower}`,
};
