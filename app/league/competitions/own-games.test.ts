import { expect, test } from 'vitest';
import { hasCountedResult, roundNumber } from './own-games.ts';

const game = {
  ...{ id: 'a', slug: 'a', date: '2026-05-16', opponent: 'SC Berg', opponentId: null },
  ...{ ground: null, round: null, status: null, running: null, goalsFor: 2, goalsAgainst: 1 },
};

test.each([
  ['a result', {}, true],
  ['one goal', { goalsAgainst: null }, false],
  ['a game that is to be replayed', { status: 'replay' as const }, false],
  ['the score of a running game', { running: 1 as const }, false],
])('decides if a league counts %s', (_, of, counts) => {
  expect(hasCountedResult({ ...game, ...of })).toBe(counts);
});

test.each([
  ['5', 5],
  ['5. Runde', 5],
  ['Runde 12', 12],
  ['2. Klasse, 7. Runde', 7],
  ['U14-Liga, 5. Runde', 5],
  ['U14-Liga, 5', 5],
  ['7. Runde, 2. Klasse', 7],
  ['Spieltag 3', 3],
  ['Finale', null],
  [null, null],
])('roundNumber reads %j as round %j', (round, number) => {
  expect(roundNumber(round)).toBe(number);
});
