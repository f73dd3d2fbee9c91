import { expect, test } from 'vitest';
import { earlyResultWarning, isRunningScore, runningUntil } from './early-result.ts';

const clock = { now: new Date('2026-03-14T14:20:00Z'), shortest: 50 };
const result = { goalsFor: 1, goalsAgainst: 0, status: null };
const none = { goalsFor: null, goalsAgainst: null };

test.each([
  ['a later day', { date: '2026-03-15', kickoff: null }, /^Das Spiel ist erst am 15. März 2026\. /],
  ['a later hour', { date: '2026-03-14', kickoff: '15:30' }, / am 14. März 2026 um 15:30\. /],
])('earlyResultWarning warns about a result before the kick-off: %s', (_, time, asked) => {
  expect(earlyResultWarning({ ...result, ...time }, clock.now)).toMatch(asked);
  expect(earlyResultWarning({ ...result, ...time, ...none }, clock.now)).toBeUndefined();
  expect(earlyResultWarning({ ...result, ...time, status: 'awarded' }, clock.now)).toBeUndefined();
});

test.each([
  ['after the shortest game', { date: '2026-03-14', kickoff: '14:30' }],
  ['on its day, of which no hour is known', { date: '2026-03-14', kickoff: null }],
])('earlyResultWarning accepts a result %s', (_, time) => {
  expect(earlyResultWarning({ ...result, ...time }, clock.now)).toBeUndefined();
  expect(isRunningScore({ ...result, ...time }, clock)).toBe(false);
});

test.each([
  ['both goals, from the kick-off on', {}, { kickoff: '15:20' }, true],
  ['both goals, as long as the game cannot be over', {}, { kickoff: '14:31' }, true],
  ['no goals', none, { kickoff: '15:00' }, false],
  ['a verdict', { status: 'awarded' as const }, { kickoff: '15:00' }, false],
  ['a game that was broken off', { status: 'abandoned' as const }, { kickoff: '15:00' }, false],
  ['a game that has not begun', {}, { kickoff: '15:21' }, false],
])('recognizes a running score: %s', (_, of, time, isRunning) => {
  const game = { ...result, ...of, date: '2026-03-14', ...time };
  expect(isRunningScore(game, clock)).toBe(isRunning);
});

test.each([
  ['from the kick-off on', { kickoff: '15:20' }, '17:20'],
  ['as soon as the game may be over', { kickoff: '14:30' }, undefined],
  ['before the kick-off', { kickoff: '15:21' }, undefined],
  ['without an hour', { kickoff: null }, undefined],
])('returns the end of a running score: %s', (_, time, until) => {
  expect(runningUntil({ date: '2026-03-14', status: null, ...time }, clock)).toBe(until);
});
