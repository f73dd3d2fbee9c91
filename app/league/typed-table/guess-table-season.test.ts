import { expect, test } from 'vitest';
import { guessTableSeason, type KnownSeason } from './guess-table-season.ts';

const table = (played: number) => [
  { team: 'Wir', won: played, drawn: 0, lost: 0 },
  { team: 'Die', won: 0, drawn: 0, lost: played },
];
const season = (id: string, results: number, finalTable: KnownSeason['finalTable'] = []) => ({
  id,
  results,
  finalTable,
});

test('a table equal to a stored final table belongs to the season of that table', () => {
  const finalTable = table(20).toReversed();
  expect(guessTableSeason(table(20), 20, [season('2026', 1), season('2025', 20, finalTable)])).toBe(
    '2025',
  );
  expect(guessTableSeason(table(20), 20, [season('2026', 0), season('2025', 2, finalTable)])).toBe(
    '2025',
  );
});

test.each([
  // The first game is played, but the new table is not entered yet.
  [20, 1, 20, '2025'],
  // An admin enters the table before the newest result, or after the newest result.
  [10, 9, 20, '2026'],
  [9, 10, 20, '2026'],
  [20, 19, 20, '2026'],
  [1, 0, 20, '2026'],
  // An admin has set all values of the table to 0 for the new season.
  [0, 0, 20, '2026'],
  // The new season has only friendlies so far.
  [20, 0, 20, '2025'],
  // Some results of the club are missing.
  [20, 0, 12, '2025'],
  [20, 12, 0, '2026'],
])('for %i table games, %i results now and %i last season, guessTableSeason returns %s', (played, now, before, expected) => {
  expect(
    guessTableSeason(table(played), played, [season('2026', now), season('2025', before)]),
  ).toBe(expected);
});

test('guessTableSeason returns the newest season with a result if the table lacks the club', () => {
  expect(guessTableSeason(table(9), undefined, [season('2026', 0), season('2025', 3)])).toBe(
    '2025',
  );
  expect(guessTableSeason(table(9), undefined, [season('2026', 0), season('2025', 0)])).toBe(
    '2026',
  );
});

test('returns undefined without a season', () => {
  expect(guessTableSeason(table(9), 9, [])).toBeUndefined();
});
