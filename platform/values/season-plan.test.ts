import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  calendarYears,
  findSeasonDays,
  findSeasonName,
  type NamedSeason,
  planSeasons,
  type SeasonPlan,
  seasonNamed,
  seasonRhythms,
  seasonsBetween,
} from './season-plan.ts';

const july: SeasonPlan = { rhythm: 'july', known: [] };

function named(name: string, firstDay: string | null = null, lastDay: string | null = null) {
  return { name, firstDay, lastDay };
}

test('finds the season of a day in calendar years and in July seasons', () => {
  expect(findSeasonName('2025-12-31', calendarYears)).toBe('2025');
  expect(findSeasonName('2026-01-01', calendarYears)).toBe('2026');
  expect(findSeasonName('2026-06-30', july)).toBe('2025/26');
  expect(findSeasonName('2026-07-01', july)).toBe('2026/27');
  expect(findSeasonName('1999-08-01', july)).toBe('1999/00');
});

test('finds a season by its name only if the name fits the season rhythm', () => {
  expect(seasonNamed('2026/27', july)).toEqual(named('2026/27', '2026-07-01', '2027-06-30'));
  expect(seasonNamed('2026', july)).toBeUndefined();
  expect(seasonNamed('2026/27', calendarYears)).toBeUndefined();
  expect(seasonNamed('2026/28', july)).toBeUndefined();
  expect(seasonNamed('Jubiläum', july)).toBeUndefined();
});

test('uses the first day that the club has entered instead of the default', () => {
  const plan = planSeasons('july', [named('2026/27', '2026-07-10', '2027-06-13')]);
  expect(seasonNamed('2026/27', plan)).toEqual(named('2026/27', '2026-07-10', '2027-06-30'));
  expect(findSeasonName('2026-07-05', plan)).toBe('2025/26');
});

test('a club that switches to July seasons keeps its stored calendar years', () => {
  const plan = planSeasons('july', [
    named('2025'),
    named('2026', '2026-01-01', '2026-12-31'),
    named('2027', '2027-01-01', '2027-06-30'),
  ]);
  const days = ['2025-10-01', '2026-10-01', '2027-03-01', '2027-07-01', '2024-12-31'];
  expect(days.map((day) => findSeasonName(day, plan))).toEqual([
    '2025',
    '2026',
    '2027',
    '2027/28',
    '2024/25',
  ]);
});

test('shortens the calendar years before and after a season that spans two years', () => {
  const plan = planSeasons('year', [named('2022/23', '2022-07-01', '2023-06-30')]);
  expect(seasonNamed('2022', plan)).toEqual(named('2022', '2022-01-01', '2022-06-30'));
  expect(seasonNamed('2022/23', plan)).toEqual(named('2022/23', '2022-07-01', '2023-06-30'));
  expect(seasonNamed('2023', plan)).toEqual(named('2023', '2023-07-01', '2023-12-31'));
});

test('uses a season without days only if its name is a year', () => {
  const plan = planSeasons('year', [named('2022/23'), named('2022'), named('Jubiläum')]);
  expect(plan.known).toEqual([named('2022', '2022-01-01', '2022-12-31')]);
});

test('lists the seasons between two days in order, including the seasons of both days', () => {
  const plan = planSeasons('year', [named('2023', '2023-03-01', '2023-11-30')]);
  const seasons = seasonsBetween('2022-05-05', '2024-01-01', plan);
  expect(seasons.map(({ name }) => name)).toEqual(['2022', '2023', '2024']);
});

const day = fc
  .integer({ min: 0, max: 3000 })
  .map((days) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10));
const entered = fc
  .tuple(fc.constantFrom('A', '2022', '2023/24', '2024', '2024/25'), day, day)
  .map(([name, a, b]): NamedSeason => named(name, a < b ? a : b, a < b ? b : a));
const plans = fc
  .tuple(
    fc.constantFrom(...seasonRhythms),
    fc.uniqueArray(
      fc.oneof(
        entered,
        fc.constantFrom('2021', '2022/23').map((name) => named(name)),
      ),
      {
        selector: ({ name }) => name,
        maxLength: 5,
      },
    ),
  )
  .map(([rhythm, seasons]) => planSeasons(rhythm, seasons));

test('every day belongs to exactly one season, which its name also finds', () => {
  fc.assert(
    fc.property(plans, day, (plan, date) => {
      const season = findSeasonDays(date, plan);
      expect(season.firstDay <= date && date <= season.lastDay).toBe(true);
      expect(seasonNamed(season.name, plan)).toEqual(season);
      expect([season.firstDay, season.lastDay].map((one) => findSeasonName(one, plan))).toEqual([
        season.name,
        season.name,
      ]);
    }),
    { numRuns: 2000 },
  );
});

test('lists seasons without gaps between them and without repeated names', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const seasons = seasonsBetween('2018-01-01', '2030-12-31', plan);
      for (const [index, next] of seasons.slice(1).entries())
        expect(Date.parse(next.firstDay) - Date.parse(seasons[index]?.lastDay ?? '')).toBe(
          86_400_000,
        );
      expect(new Set(seasons.map(({ name }) => name)).size).toBe(seasons.length);
    }),
  );
});
