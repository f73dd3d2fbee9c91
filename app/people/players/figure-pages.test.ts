import { expect, test } from 'vitest';
import { career } from './figure-pages.ts';

const nothing = {
  gamesPlayed: 0,
  goals: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
  cleanSheets: 0,
};

test('career sorts the seasons and adds up a season that is stored twice', () => {
  const seasons = career([
    { ...nothing, season: '2025', gamesPlayed: 4, goals: 1 },
    { ...nothing, season: '2023', gamesPlayed: 10 },
    { ...nothing, season: '2025', gamesPlayed: 5, goals: 2, cleanSheets: 1 },
  ]);
  expect(seasons).toEqual([
    { ...nothing, season: '2023', gamesPlayed: 10 },
    { ...nothing, season: '2025', gamesPlayed: 9, goals: 3, cleanSheets: 1 },
  ]);
});

test('a new player has no career', () => {
  expect(career([])).toEqual([]);
});
