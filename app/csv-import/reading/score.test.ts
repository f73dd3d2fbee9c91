import { expect, test } from 'vitest';
import { readScore } from './score.ts';

test.each([
  ['3:1', ['3', '1'], undefined],
  ['3-1', ['3', '1'], undefined],
  [' 3 : 1 ', ['3', '1'], undefined],
  ['10–0', ['10', '0'], undefined],
  // What a spreadsheet makes of '3:1', which it takes for a time.
  ['03:01:00', ['3', '1'], undefined],
  ['3:1 (1:0)', ['3', '1'], ['1', '0']],
])('%j is a score', (text, goals, half) => {
  expect(readScore(text)).toEqual({ goals, half });
});

test.each([
  '',
  'drei zu eins',
  '3',
  '3:',
  ':1',
  '3:1:2',
  '1234:0',
  '3:1 (1)',
  '-:-',
  '3:1 n.V.',
])('%j is none', (text) => {
  expect(readScore(text)).toBeUndefined();
});
