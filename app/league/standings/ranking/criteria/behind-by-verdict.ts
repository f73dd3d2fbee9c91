import type { Criterion } from './criterion.ts';

/** Who has lost a game by verdict stands behind the others, however many games it were. */
export const behindByVerdict: Criterion = {
  label: 'Keine Wertung gegen das Team',
  games: 'all',
  value: (of) => (of.punished > 0 ? 0 : 1),
  reason: (_upper, _lower, below) => `Wertung gegen ${below}`,
};
