import type { Criterion } from './criterion.ts';
import { signed } from './signed.ts';

export const goalDifference: Criterion = {
  label: 'Tordifferenz',
  games: 'all',
  value: (of) => of.goalsFor - of.goalsAgainst,
  reason: (upper, lower) => `bessere Tordifferenz (${signed(upper)} gegen ${signed(lower)})`,
};
