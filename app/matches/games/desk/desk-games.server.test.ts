import { expect, test } from 'vitest';
import { untilChange } from './desk-games.server.ts';

const now = new Date('2026-05-16T12:00:00Z');
const today = '2026-05-16';
const minute = 60_000;

test.each([
  ['the kick-off of a game to come', { date: today, kickoff: '14:30' }, 30 * minute],
  ['the end by the clock of one that runs', { date: today, kickoff: '13:30' }, 90 * minute],
  ['nothing once it is over', { date: today, kickoff: '11:00' }, undefined],
  ['nothing of a game without an hour', { date: today, kickoff: null }, undefined],
  ['nothing of another day', { date: '2026-05-17', kickoff: '13:30' }, undefined],
])('finds the time of the next change: %s', (_, time, wanted) => {
  const game = { ...time, status: null, running: null, goalsFor: null, goalsAgainst: null };
  expect(untilChange([game], { now, today })).toBe(wanted);
});

test('untilChange returns undefined for a game with a result', () => {
  const game = {
    date: today,
    kickoff: '13:30',
    status: null,
    running: null,
    goalsFor: 1,
    goalsAgainst: 1,
  };
  expect(untilChange([game], { now, today })).toBeUndefined();
});

test('untilChange returns undefined for a running score after the latest end of the game', () => {
  const game = {
    date: today,
    kickoff: '12:00',
    status: null,
    running: 1 as const,
    goalsFor: 1,
    goalsAgainst: 1,
  };
  expect(untilChange([game], { now, today })).toBeUndefined();
});

test('uses the earliest change of several games', () => {
  const games = ['16:00', '14:10', '13:30'].map((kickoff) => ({
    ...{ date: today, kickoff, status: null, running: null, goalsFor: null, goalsAgainst: null },
  }));
  expect(untilChange(games, { now, today })).toBe(10 * minute);
});
