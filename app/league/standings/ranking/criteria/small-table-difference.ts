import type { Criterion } from './criterion.ts';
import { signed } from './signed.ts';

export const smallTableDifference: Criterion = {
  label: 'Tordifferenz in der Kleintabelle',
  games: 'small table',
  value: (of) => of.goalsFor - of.goalsAgainst,
  reason: (upper, lower) => `Tordifferenz ${signed(upper)} gegen ${signed(lower)}`,
};
