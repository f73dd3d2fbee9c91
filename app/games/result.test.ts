import { expect, test } from 'vitest';
import { formatDecision, formatScore, outcome, outcomeLetter, outcomeWord } from './result.ts';

test('more goals than the opponent is a win, as many a draw, fewer a loss', () => {
  expect(outcome({ goalsFor: 2, goalsAgainst: 1 })).toBe('win');
  expect(outcome({ goalsFor: 0, goalsAgainst: 0 })).toBe('draw');
  expect(outcome({ goalsFor: 0, goalsAgainst: 1 })).toBe('loss');
});

test('a game with unknown goals has no outcome', () => {
  expect(outcome({ goalsFor: null, goalsAgainst: null })).toBeNull();
  expect(outcome({ goalsFor: 3, goalsAgainst: null })).toBeNull();
  expect(outcome({ goalsFor: null, goalsAgainst: 0 })).toBeNull();
});

test('outcomes have German letters and words', () => {
  expect(outcomeLetter).toEqual({ win: 'S', draw: 'U', loss: 'N' });
  expect(outcomeWord).toEqual({ win: 'Sieg', draw: 'Unentschieden', loss: 'Niederlage' });
});

test('a score shows a dash for each unknown side and zero as zero', () => {
  expect(formatScore(2, 1)).toBe('2:1');
  expect(formatScore(0, 0)).toBe('0:0');
  expect(formatScore(null, null)).toBe('\u2013:\u2013');
  expect(formatScore(1, null)).toBe('1:\u2013');
  expect(formatScore(null, 0)).toBe('\u2013:0');
});

test.each([
  ['', {}],
  ['n. V.', { extraTime: 1 }],
  ['4:3 i. E.', { penaltiesFor: 4, penaltiesAgainst: 3 }],
  ['n. V., 4:5 i. E.', { extraTime: 1, penaltiesFor: 4, penaltiesAgainst: 5 }],
] as const)('%j follows a result of %j', (said, decision) => {
  const usual = { extraTime: null, penaltiesFor: null, penaltiesAgainst: null };
  expect(formatDecision({ ...usual, ...decision })).toBe(said);
});
