import { expect, test } from 'vitest';
import { resultInCell, statusInCell } from './result-in-cell.ts';

test.each([
  '',
  '-:-',
  ':',
  '–',
  '-',
  'x:x',
  '*:*',
  'k.A.',
  '- : -',
  'angesetzt',
  'offen',
])('%j contains no result', (text) => {
  expect(resultInCell(text)).toEqual({});
});

test.each([
  ['3:1', ['3', '1'], undefined],
  ['03:01:00', ['3', '1'], undefined],
  ['3:1 n.V.', ['3', '1'], undefined],
  ['3:1 (n.V.)', ['3', '1'], undefined],
  ['3:0 (W)', ['3', '0'], 'awarded'],
  ['3:0 Wertung', ['3', '0'], 'awarded'],
  ['0:3 kampflos', ['0', '3'], 'awarded'],
  ['3:0 strafverif.', ['3', '0'], 'awarded'],
  ['3:0 (strafv.)', ['3', '0'], 'awarded'],
  ['Abbruch 1:2', ['1', '2'], 'abandoned'],
  ['1:2 (1:1) abgebr.', ['1', '2'], 'abandoned'],
])('reads %j as the goals %j', (text, goals, status) => {
  const said = resultInCell(text);
  expect([said?.score?.goals, said?.status, said?.note]).toEqual([goals, status, undefined]);
});

test.each(['3:0*', '3:0 **', '3:0¹'])('%j is a result with a mark that is told', (text) => {
  expect(resultInCell(text)).toMatchObject({
    score: { goals: ['3', '0'] },
    note: expect.stringContaining('Zeichen'),
  });
});

test.each([
  '5:4 n.E.',
  '5:4 i. E.',
  '4:2 n.P.',
  '5:4 n.E. (1:1)',
  '15:00',
  '10:00',
  'abg.',
])('explains %j in a note and guesses no result', (text) => {
  expect(resultInCell(text)).toEqual({ note: expect.stringContaining('bitte') });
});

test.each(['drei zu eins', '3', '3:', '1234:0', '3-1-2'])('%j cannot be read', (text) => {
  expect(resultInCell(text)).toBeUndefined();
});

test.each([
  ['abgesagt', 'calledOff'],
  ['Ausfall', 'calledOff'],
  ['verl.', 'postponed'],
  ['Abbruch', 'abandoned'],
  ['Wertung', 'awarded'],
  ['beendet', ''],
  ['vergessen', undefined],
])('reads %j as the status %j', (text, status) => {
  expect(statusInCell(text)).toBe(status);
});
