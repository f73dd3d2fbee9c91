import { expect, test } from 'vitest';
import type { GameStatus } from './game.ts';
import { formatDecision, formatScore, outcome, outcomeLabels } from './result.ts';

const score = (
  goalsFor: number | null,
  goalsAgainst: number | null,
  status: GameStatus | null = null,
) => ({ goalsFor, goalsAgainst, status, running: null });

test('outcome returns win for more goals, draw for equal goals and loss for fewer', () => {
  expect(outcome(score(2, 1))).toBe('win');
  expect(outcome(score(0, 0))).toBe('draw');
  expect(outcome(score(0, 1))).toBe('loss');
});

test('outcome returns null if the goals of a team are unknown', () => {
  expect(outcome(score(null, null))).toBeNull();
  expect(outcome(score(3, null))).toBeNull();
  expect(outcome(score(null, 0))).toBeNull();
});

test('outcome returns null while the game is running', () => {
  expect(outcome({ ...score(2, 1), running: 1 })).toBeNull();
  expect(outcome({ ...score(0, 0), running: 1 })).toBeNull();
});

test('a goalless award is a loss; replayed and postponed games have no outcome', () => {
  expect(outcome(score(0, 0, 'awarded'))).toBe('loss');
  expect(outcome(score(3, 0, 'awarded'))).toBe('win');
  expect(outcome(score(1, 1, 'abandoned'))).toBe('draw');
  for (const status of ['replay', 'postponed', 'calledOff'] as const)
    expect(outcome(score(2, 1, status))).toBeNull();
});

test('outcomeLabels contains a German word for each outcome', () => {
  expect(outcomeLabels).toEqual({ win: 'Sieg', draw: 'Unentschieden', loss: 'Niederlage' });
});

test('formatScore shows a dash for each unknown number and 0 for zero goals', () => {
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
] as const)('formatDecision returns %j for %j', (said, decision) => {
  const usual = { extraTime: null, penaltiesFor: null, penaltiesAgainst: null };
  expect(formatDecision({ ...usual, ...decision })).toBe(said);
});
