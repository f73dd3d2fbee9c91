import { expect, test } from 'vitest';
import { isOpenScore, readScore } from './score.ts';

test.each([
  ['3:1', ['3', '1'], undefined],
  ['3-1', ['3', '1'], undefined],
  [' 3 : 1 ', ['3', '1'], undefined],
  ['10–0', ['10', '0'], undefined],
  // A spreadsheet turns '3:1' into this time.
  ['03:01:00', ['3', '1'], undefined],
  ['3:1 (1:0)', ['3', '1'], ['1', '0']],
  ['(1:0) 3:1', ['3', '1'], ['1', '0']],
  ['3∶1 HZ 1−0', ['3', '1'], ['1', '0']],
  ['3 : 1 (Halbzeit: 1:0)', ['3', '1'], ['1', '0']],
])('reads %j as a score', (text, goals, half) => {
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
  '6:5 n.E.',
  '2:2 n.V. vielleicht',
  '2:2 (0:1, 1:1)',
])('%j is not a score', (text) => {
  expect(readScore(text)).toBeUndefined();
});

test.each([
  ['2:2 n.V.', { goals: ['2', '2'], extraTime: true }],
  ['2:1 n. V. (1:1, 1:0)', { goals: ['2', '1'], half: ['1', '0'], extraTime: true }],
  ['2:1 (1:0) nV', { goals: ['2', '1'], half: ['1', '0'], extraTime: true }],
  ['2:2 n. V., 4:3 i. E.', { goals: ['2', '2'], extraTime: true, penalties: ['4', '3'] }],
  ['1:1, 4:5 i.E.', { goals: ['1', '1'], penalties: ['4', '5'] }],
  ['1:1 (4:5 n. E.)', { goals: ['1', '1'], penalties: ['4', '5'] }],
  [
    '1:1 n. Verl. 4:5 im Elfmeterschießen',
    { goals: ['1', '1'], extraTime: true, penalties: ['4', '5'] },
  ],
  [
    '2:2 (1:1, 0:1) 5:6 n.11m',
    { goals: ['2', '2'], half: ['0', '1'], extraTime: true, penalties: ['5', '6'] },
  ],
])('reads extra time and penalties in %j', (text, score) => {
  expect(readScore(text)).toEqual(score);
});

test('dashes in place of goals mean that the game has no score yet', () => {
  expect(['-:-', '– : –', '-', ' : ', '--:--'].filter(isOpenScore)).toHaveLength(5);
  expect(['', '0:0', '-1', 'abgesagt'].filter(isOpenScore)).toEqual([]);
});
