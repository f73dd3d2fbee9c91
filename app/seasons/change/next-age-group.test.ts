import { expect, test } from 'vitest';
import { findNextAgeGroup, isTooOld } from './next-age-group.ts';

const years = { lastDay: '2026-12-31' };
const summers = { lastDay: '2027-06-30' };

test.each([
  [2012, 14, years, false],
  [2011, 14, years, true],
  [2013, 14, summers, false],
  [2012, 14, summers, true],
  [null, 14, years, false],
  [1980, null, years, false],
])('checks if a player born in %j is too old for the age limit %j', (birthYear, ageLimit, season, expected) => {
  expect(isTooOld(birthYear, { ageLimit }, season)).toBe(expected);
});

test.each([
  // The cut-off date is 1 January 2027. Tests the day before, this day and the day after.
  ['2026-12-31', false],
  ['2027-01-01', true],
  ['2027-01-02', true],
])('checks birth year 2012 for a U14 when the season ends on %s', (lastDay, expected) => {
  expect(isTooOld(2012, { ageLimit: 14 }, { lastDay })).toBe(expected);
});

test('finds the next older youth team for a player over the age limit', () => {
  const teams = [{ ageLimit: 18 }, { ageLimit: null }, { ageLimit: 14 }, { ageLimit: 16 }];
  expect(findNextAgeGroup(2011, { ageLimit: 14 }, teams, years)).toBe(teams[3]);
  expect(findNextAgeGroup(2009, { ageLimit: 14 }, teams, years)).toBe(teams[0]);
  expect(findNextAgeGroup(2001, { ageLimit: 14 }, teams, years)).toBeUndefined();
  expect(findNextAgeGroup(2001, { ageLimit: null }, teams, years)).toBeUndefined();
});
