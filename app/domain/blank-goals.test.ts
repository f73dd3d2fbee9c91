import { expect, test } from 'vitest';
import { withBlankGoals } from './blank-goals.ts';

const blank = { goalsFor: null, goalsAgainst: null, halfTimeFor: null, halfTimeAgainst: null };
const nil = { goalsFor: 0, goalsAgainst: 0, halfTimeFor: 0, halfTimeAgainst: 0 };

test('blank goals of a game of today or before are 0', () => {
  for (const date of ['2026-11-20', '2026-11-21'])
    expect(withBlankGoals({ ...blank, date }, '2026-11-21')).toEqual({ ...nil, date });
});

test('blank goals of a game to come stay blank', () => {
  const game = { ...blank, date: '2026-11-22' };
  expect(withBlankGoals(game, '2026-11-21')).toEqual(game);
});

test('goals that were entered stay as they are', () => {
  const game = { ...blank, goalsFor: 3, halfTimeAgainst: 1, date: '2026-11-21' };
  expect(withBlankGoals(game, '2026-11-21')).toEqual({
    ...nil,
    goalsFor: 3,
    halfTimeAgainst: 1,
    date: '2026-11-21',
  });
});
