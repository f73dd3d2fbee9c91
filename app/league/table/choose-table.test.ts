import { expect, test } from 'vitest';
import { type AvailableTables, chooseTable } from './choose-table.ts';

const none: AvailableTables = {
  ...{ hasFinal: false, computed: undefined, hasTyped: false, preferred: null },
};

test.each<[string, Partial<AvailableTables>, string | undefined]>([
  ['without any there is none', {}, undefined],
  ['the final one comes before all', { hasFinal: true, computed: 'results' }, 'final'],
  ['whatever somebody wants', { hasFinal: true, hasTyped: true, preferred: 'typed' }, 'final'],
  ['results of all come before the typed one', { computed: 'results', hasTyped: true }, 'results'],
  ['own games alone do not', { computed: 'ownResults', hasTyped: true }, 'typed'],
  ['they are better than nothing', { computed: 'ownResults' }, 'ownResults'],
  [
    'somebody may want the typed one',
    { computed: 'results', hasTyped: true, preferred: 'typed' },
    'typed',
  ],
  [
    'or that of the own games',
    { computed: 'ownResults', hasTyped: true, preferred: 'results' },
    'ownResults',
  ],
  ['but not one that is not there', { hasTyped: true, preferred: 'results' }, 'typed'],
  ['nor a typed one that is not', { computed: 'results', preferred: 'typed' }, 'results'],
])('the website chooses its table: %s', (_, tables, expected) => {
  expect(chooseTable({ ...none, ...tables })).toBe(expected);
});
