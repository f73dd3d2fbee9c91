import { expect, test } from 'vitest';
import { isSeasonOver } from './last-season-card.tsx';

const days = { name: '2025', firstDay: '2025-01-01', lastDay: '2025-12-31' };

test('a season ends after the last day of its year', () => {
  const season = { days, hasFinalTable: false, lastGame: undefined };
  expect(isSeasonOver(season, '2026-01-01')).toBe(true);
  expect(isSeasonOver(season, '2025-12-31')).toBe(false);
  expect(isSeasonOver({ ...season, hasFinalTable: true }, '2024-12-31')).toBe(false);
});

test('a season ends early with a final table and no game left', () => {
  const season = { days, hasFinalTable: true, lastGame: '2025-10-26' };
  expect(isSeasonOver(season, '2025-10-26')).toBe(false);
  expect(isSeasonOver(season, '2025-10-27')).toBe(true);
  expect(isSeasonOver({ ...season, hasFinalTable: false }, '2025-10-27')).toBe(false);
});
