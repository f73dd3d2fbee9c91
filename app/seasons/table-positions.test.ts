import { expect, test } from 'vitest';
import { currentPlace, finalPlaces } from './table-positions.ts';

const isOwn = (team: string) => team === 'Wir';
const row = (position: number, team: string, won = 0, drawn = 0, lost = 0) => ({
  position,
  team,
  played: won + drawn + lost,
  points: 3 * won + drawn,
});

test('returns a position only for seasons whose final table lists the club', () => {
  const rows = [
    { seasonId: '2023', ...row(1, 'Andere', 4) },
    { seasonId: '2024', ...row(1, 'Andere', 4) },
    { seasonId: '2024', ...row(2, 'Wir', 1, 1, 2) },
    { seasonId: '2025', ...row(1, 'Wir', 4) },
  ];
  expect(finalPlaces(rows, isOwn)).toEqual([
    { season: '2024', position: 2, teams: 2, points: 4 },
    { season: '2025', position: 1, teams: 1, points: 12 },
  ]);
});

test('returns the position in the current table after the first game of the club', () => {
  expect(currentPlace([row(1, 'Wir', 2), row(2, 'Andere', 1)], isOwn)).toEqual({
    season: undefined,
    position: 1,
    teams: 2,
    points: 6,
  });
  expect(currentPlace([row(1, 'Andere', 1), row(2, 'Wir')], isOwn)).toBeUndefined();
  expect(currentPlace([row(1, 'Andere', 1)], isOwn)).toBeUndefined();
  expect(currentPlace([], isOwn)).toBeUndefined();
});
