import { expect, test } from 'vitest';
import { splitSchedule } from './schedule.ts';

const game = (date: string, goals: number | null) => ({
  date,
  goalsFor: goals,
  goalsAgainst: goals,
});

test('the games to come stand in their order, those of the past newest first', () => {
  const [first, second] = [game('2025-05-01', 1), game('2025-05-08', null)];
  const [third, fourth] = [game('2025-05-15', null), game('2025-05-22', null)];
  expect(splitSchedule([first, second, third, fourth], '2025-05-10')).toEqual({
    next: [third, fourth],
    results: [second, first],
  });
});

test('a game of today is still to come until it has a result', () => {
  const [open, played] = [game('2025-05-10', null), game('2025-05-10', 2)];
  expect(splitSchedule([open, played], '2025-05-10')).toEqual({ next: [open], results: [played] });
});

test('a result that is entered before the day stays with the games to come', () => {
  const early = game('2025-05-11', 0);
  expect(splitSchedule([early], '2025-05-10')).toEqual({ next: [early], results: [] });
});
