import type { Criterion } from './criterion.ts';

/** Whose points of the phase before lost half a point when they were halved stands before the others. */
export const roundedPoints: Criterion = {
  label: 'Beim Halbieren abgerundete Punkte',
  games: 'all',
  value: (of) => of.rounded,
  reason: () => 'beim Halbieren abgerundet',
};
