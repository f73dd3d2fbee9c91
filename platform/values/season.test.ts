import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  currentSeason,
  isSeason,
  parseSeasonParameter,
  seasonAddress,
  seasonToParameter,
} from './season.ts';

const year = fc.integer({ min: 1900, max: 2199 }).map(String);

test.each([
  [['2024', '2025', '2026'], '2025'],
  [['2026', '2025', '2024'], '2025'],
  [['2023', '2024'], '2024'],
  [['2024', '2026'], '2024'],
  [['2027', '2026'], '2026'],
  [['2019'], '2019'],
  [['2099'], '2099'],
  [['2024', '2024/25'], '2024/25'],
  [[], undefined],
])('picks from %j the season %s as the current one in 2025', (seasons, current) => {
  expect(currentSeason(seasons, '2025')).toBe(current);
});

test('picks the latest season that has begun, or the earliest season if none has begun', () => {
  fc.assert(
    fc.property(fc.uniqueArray(year, { minLength: 1 }), year, (seasons, now) => {
      const current = currentSeason(seasons, now) as string;
      const begun = seasons.filter((season) => season <= now).map(Number);
      expect(seasons).toContain(current);
      expect(Number(current)).toBe(
        begun.length > 0 ? Math.max(...begun) : Math.min(...seasons.map(Number)),
      );
    }),
  );
});

test('a season name is one year or two consecutive years', () => {
  for (const name of ['2026', '2026/27', '1999/00'])
    expect([name, isSeason(name)]).toEqual([name, true]);
  for (const name of ['26', '2026/28', '2026-27', '3026', 'Jubiläum', '2026/2027', ''])
    expect([name, isSeason(name)]).toEqual([name, false]);
});

test('writes a season of two years with a dash in the address', () => {
  expect(seasonAddress('/spiele', '2026/27')).toBe('/spiele?saison=2026-27');
  expect(parseSeasonParameter(seasonToParameter('2026/27'))).toBe('2026/27');
  expect(seasonToParameter('2026')).toBe('2026');
});

test('adds the season to an address only if it is not the default', () => {
  expect(seasonAddress('/spiele', '2024', '2025')).toBe('/spiele?saison=2024');
  expect(seasonAddress('/spiele', '2025', '2025')).toBe('/spiele');
  expect(seasonAddress('/spiele', undefined, undefined)).toBe('/spiele');
  expect(seasonAddress('/spiele?suche=berg', '2024')).toBe('/spiele?suche=berg&saison=2024');
});
