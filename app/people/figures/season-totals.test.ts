import { expect, test } from 'vitest';
import { type Performance, seasonTotals } from './season-totals.ts';

const season2024: Performance = {
  gamesPlayed: 20,
  goals: 7,
  assists: 5,
  yellowCards: 3,
  redCards: 1,
  cleanSheets: 2,
};
const season2025: Performance = {
  gamesPlayed: 100,
  goals: 200,
  assists: 300,
  yellowCards: 400,
  redCards: 500,
  cleanSheets: 600,
};

test('seasonTotals adds up each figure of all seasons', () => {
  expect(seasonTotals([season2024, season2025])).toEqual({
    gamesPlayed: 120,
    goals: 207,
    assists: 305,
    yellowCards: 403,
    redCards: 501,
    cleanSheets: 602,
  });
});

test('seasonTotals returns zeros without seasons', () => {
  expect(seasonTotals([])).toEqual({
    gamesPlayed: 0,
    goals: 0,
    assists: 0,
    yellowCards: 0,
    redCards: 0,
    cleanSheets: 0,
  });
});

test('seasonTotals ignores other fields of a season', () => {
  expect(seasonTotals([{ ...season2024, season: '2024' } as Performance])).toEqual(season2024);
});

test('seasonTotals does not change the given seasons', () => {
  const seasons = [{ ...season2024 }, { ...season2025 }];
  seasonTotals(seasons);
  expect(seasons).toEqual([season2024, season2025]);
});
