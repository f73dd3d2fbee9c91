import { expect, test } from 'vitest';
import { withBlankGoals } from './blank-goals.ts';

const blank = { goalsFor: null, goalsAgainst: null, halfTimeFor: null, halfTimeAgainst: null };

test('a game without goals has no result', () => {
  expect(withBlankGoals(blank)).toEqual(blank);
});

test('beside the goals of one team the blank ones of the other are 0', () => {
  expect(withBlankGoals({ ...blank, goalsFor: 3 })).toEqual({
    ...blank,
    goalsFor: 3,
    goalsAgainst: 0,
  });
  expect(withBlankGoals({ ...blank, goalsAgainst: 2, halfTimeAgainst: 1 })).toEqual({
    goalsFor: 0,
    goalsAgainst: 2,
    halfTimeFor: 0,
    halfTimeAgainst: 1,
  });
});
