import { expect, test } from 'vitest';
import {
  formatDayInput,
  formatMomentInput,
  isDay,
  readDay,
  readMoment,
  readTime,
} from './parse-date-time.ts';

test.each([
  '3.6.2025',
  '03.06.25',
  ' 3. 6. 2025 ',
  '3,6,25',
  '2025-06-03',
  '03062025',
  '030625',
  'Di., 03.06.2025',
  'Di. 3.6.25',
  'Di,03.06.2025',
  'Dienstag, 3. 6. 2025',
  '3. Juni 2025',
  'Di., 3.Juni 25',
  '03-Jun-2025',
  '3 June 2025',
  '03.06.2025 (Di)',
  '03.06.2025.',
  'Tue 03.06.2025',
  '2025/06/03',
  '2025.6.3',
  '20250603',
  'June 3, 2025',
  'Tuesday, June 3rd, 2025',
])('reads %j as the third of June 2025', (text) => {
  expect(readDay(text)).toBe('2025-06-03');
});

test.each([
  '',
  'morgen',
  '3.6.',
  '3.6.202',
  '36.2025',
  '2025-6-3',
  '3/6/2025',
  '3-6-25',
  '3. Dings 2025',
  '3. Juni',
  'Di.',
  'Dings 3.6.2025',
])('does not read %j as a day', (text) => {
  expect(readDay(text)).toBeUndefined();
});

test.each([
  ['20/03/2027', '2027-03-20'],
  ['3/20/27', '2027-03-20'],
  ['20112025', '2025-11-20'],
  ['20-03-2027', '2027-03-20'],
  ['1. Jänner 2027', '2027-01-01'],
  ['1. Ja\u0308n. 2027', '2027-01-01'],
  ['31. März 99', '1999-03-31'],
  ['01-Dez-69', '2069-12-01'],
  ['14.08.70', '1970-08-14'],
])('reads %j as the day %j', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  '15:00',
  '15.00',
  '1500',
  '15:00 Uhr',
  '15 uhr',
  '15',
  '15:00:00',
  '15:00:00.000',
  '15h00',
  '15 h',
  '3:00 PM',
  '03:00:00 pm',
])('reads %j as three o’clock', (text) => {
  expect(readTime(text)).toBe('15:00');
});

test.each([
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['24:00', undefined],
  ['15:60', undefined],
  ['15:0', undefined],
  ['12:30 AM', '00:30'],
  ['12:30 PM', '12:30'],
  ['13:30 PM', undefined],
  ['18 Uhr 30', '18:30'],
  ['bald', undefined],
])('reads the time %j as %j', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each([
  '3.6.2025 15:00',
  '3. 6. 2025 15 Uhr',
  '03.06.2025, 15.00 Uhr',
  '2025-06-03T15:00',
  '03062025 1500',
  'Di., 03.06.2025, 15:00 Uhr',
  'Di., 03.06.2025 15:00',
  'Dienstag, 03.06.2025 um 15:00 Uhr',
  'Di. 03.06.25 - 15:00',
  '03.06.2025 | 15:00',
  '03.06.2025 15:00:00',
  '2025-06-03 15:00:00',
  '2025-06-03T15:00:00.000',
  '2025-06-03T13:00:00Z',
  '2025-06-03T15:00:00+02:00',
  'Dienstag, 3. Juni 2025 um 15:00 Uhr',
  '3. Juni 2025, 15 Uhr',
  '20250603T1500',
])('reads %j as three o’clock on the third of June 2025', (text) => {
  expect(readMoment(text)).toBe('2025-06-03T15:00');
});

test.each([
  '3.6.2025',
  '3. 6. 2025',
  '15:00',
  '3.6.2025 25:00',
  `3.6.2025${' '.repeat(99)}15:00`,
])('does not read %j as a day with a time', (text) => {
  expect(readMoment(text)).toBeUndefined();
});

test('accepts only existing days from 1900 to 2199', () => {
  expect(['2024-02-29', '1900-01-01', '2199-12-31'].filter(isDay)).toHaveLength(3);
  expect(['2025-02-29', '2025-13-01', '1000-01-01', '0202-05-03', ''].filter(isDay)).toEqual([]);
});

test('shows stored dates in German form and leaves invalid text unchanged', () => {
  expect([formatDayInput('2025-06-03'), formatMomentInput('2025-06-03T15:00')]).toEqual([
    '03.06.2025',
    '03.06.2025 15:00',
  ]);
  for (const typed of ['', '2025-02-30', '3.6.2025', 'morgen', 'T'])
    expect([formatDayInput(typed), formatMomentInput(typed)]).toEqual([typed, typed]);
  for (const typed of ['2025-02-30T15:00', '2025-06-03T25:00', '2025-06-03T'])
    expect(formatMomentInput(typed)).toBe(typed);
});
