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

test('each figure is summed over the seasons', () => {
  expect(seasonTotals([season2024, season2025])).toEqual({
    gamesPlayed: 120,
    goals: 207,
    assists: 305,
    yellowCards: 403,
    redCards: 501,
    cleanSheets: 602,
  });
});

test('no season gives zeros', () => {
  expect(seasonTotals([])).toEqual({
    gamesPlayed: 0,
    goals: 0,
    assists: 0,
    yellowCards: 0,
    redCards: 0,
    cleanSheets: 0,
  });
});

test('other fields of a season stay out of the totals', () => {
  expect(seasonTotals([{ ...season2024, season: '2024' } as Performance])).toEqual(season2024);
});

test('summing leaves the seasons as they were', () => {
  const seasons = [{ ...season2024 }, { ...season2025 }];
  seasonTotals(seasons);
  expect(seasons).toEqual([season2024, season2025]);
});
