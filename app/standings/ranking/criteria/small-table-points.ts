import type { Criterion } from './criterion.ts';

/** Corrections are no part of it: they belong to no game. */
export const smallTablePoints: Criterion = {
  games: 'small table',
  value: (of) => of.points,
  reason: (upper, lower) => `${upper} ${upper === 1 ? 'Punkt' : 'Punkte'} gegen ${lower}`,
};
