import type { Criterion } from './criterion.ts';

export const smallTableAwayGoals: Criterion = {
  label: 'Auswärtstore in der Kleintabelle',
  games: 'small table',
  value: (of) => of.awayGoals,
  reason: (upper, lower) =>
    `${upper} ${upper === 1 ? 'Auswärtstor' : 'Auswärtstore'} gegen ${lower}`,
};
