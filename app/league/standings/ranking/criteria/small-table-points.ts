import type { Criterion } from './criterion.ts';

/** Corrections are no part of it: they belong to no game. */
export const smallTablePoints: Criterion = {
  label: 'Punkte in der Kleintabelle',
  games: 'small table',
  value: (of) => of.points,
  reason: (upper, lower) => `${upper} ${upper === 1 ? 'Punkt' : 'Punkte'} gegen ${lower}`,
};
