import { expect, test } from 'vitest';
import { normalizeGame } from './normalize-game.ts';
import { listWrongGoals } from './wrong-goals.ts';

const blank = {
  ...{ goalsFor: null, goalsAgainst: null, halfTimeFor: null, halfTimeAgainst: null },
  ...{ playedFor: null, playedAgainst: null, penaltiesFor: null, penaltiesAgainst: null },
  status: null,
};

test('normalizeGame leaves all goals unknown if none are entered', () => {
  expect(normalizeGame(blank)).toEqual(blank);
});

test('sets blank goals of one team to 0 if the other team has goals', () => {
  expect(normalizeGame({ ...blank, goalsFor: 3 })).toEqual({
    ...blank,
    goalsFor: 3,
    goalsAgainst: 0,
  });
  expect(normalizeGame({ ...blank, goalsAgainst: 2, halfTimeAgainst: 1 })).toEqual({
    ...blank,
    ...{ goalsFor: 0, goalsAgainst: 2, halfTimeFor: 0, halfTimeAgainst: 1 },
  });
});

test.each([
  'abandoned',
  'replay',
] as const)('normalizeGame moves the goals of a game with status %s to the pitch score', (status) => {
  expect(normalizeGame({ ...blank, status, goalsFor: 2, goalsAgainst: 1 })).toEqual({
    ...blank,
    ...{ status, playedFor: 2, playedAgainst: 1 },
  });
});

test('counts the awarded goals and keeps the goals from the pitch', () => {
  const awarded = { ...blank, status: 'awarded', goalsFor: 3, goalsAgainst: 0 } as const;
  expect(normalizeGame({ ...awarded, playedFor: 1, playedAgainst: 2 })).toMatchObject({
    ...{ goalsFor: 3, goalsAgainst: 0, playedFor: 1, playedAgainst: 2 },
  });
});

test.each([
  ['halfTimeFor', { goalsFor: 1, goalsAgainst: 1, halfTimeFor: 2 }],
  ['halfTimeFor', { status: 'abandoned', playedFor: 1, playedAgainst: 1, halfTimeFor: 2 }],
  ['halfTimeAgainst', { halfTimeAgainst: 2 }],
  ['halfTimeFor', { status: 'awarded', goalsFor: 3, playedAgainst: 6, halfTimeFor: 1 }],
  ['status', { status: 'calledOff', goalsFor: 1 }],
  ['status', { status: 'postponed', goalsFor: 1 }],
  ['goalsFor', { status: 'awarded', playedFor: 1 }],
  ['goalsFor', { status: 'replay', goalsFor: 1, playedFor: 1 }],
  ['playedFor', { goalsFor: 1, playedFor: 1 }],
  ['penaltiesFor', { goalsFor: 1, goalsAgainst: 1, penaltiesFor: 3, penaltiesAgainst: 3 }],
  ['penaltiesFor', { goalsFor: 2, goalsAgainst: 1, penaltiesFor: 4, penaltiesAgainst: 3 }],
] as const)('listWrongGoals reports the field %s in %j', (field, goals) => {
  expect(listWrongGoals({ ...blank, ...goals }).map((wrong) => wrong.field)).toEqual([field]);
});

test.each([
  {},
  { goalsFor: 2 },
  { goalsFor: 1, goalsAgainst: 1, penaltiesFor: 4, penaltiesAgainst: 3 },
  { status: 'awarded', goalsFor: 3, goalsAgainst: 0 },
  { status: 'awarded', goalsFor: 3, goalsAgainst: 0, playedAgainst: 6, halfTimeAgainst: 2 },
  {
    status: 'awarded',
    goalsFor: 3,
    goalsAgainst: 0,
    playedFor: 1,
    playedAgainst: 1,
    penaltiesFor: 3,
    penaltiesAgainst: 4,
  },
  { status: 'abandoned', goalsFor: 1, goalsAgainst: 1, halfTimeFor: 1, halfTimeAgainst: 0 },
  { status: 'calledOff' },
] as const)('listWrongGoals accepts %j', (goals) => {
  expect(listWrongGoals({ ...blank, ...goals })).toEqual([]);
});
