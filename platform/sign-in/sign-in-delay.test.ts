import { expect, test } from 'vitest';
import {
  formatWait,
  networksDelay,
  signInDelay,
  triesOfLongestDelay,
  waitSeconds,
} from './sign-in-delay.ts';

test('four tries are free, then each try doubles the wait', () => {
  const seconds = [0, 1, 4, 5, 6, 7, 8, 13, 14].map((tries) => signInDelay(tries) / 1000);
  expect(seconds).toEqual([0, 0, 0, 1, 2, 4, 8, 256, 512]);
});

test('no wait is longer than a quarter of an hour', () => {
  for (const tries of [15, 16, 100, 5000]) expect(signInDelay(tries)).toBe(15 * 60 * 1000);
  expect(triesOfLongestDelay).toBe(15);
});

test('four networks cause no wait, more networks up to a quarter of an hour', () => {
  const minutes = [1, 4, 5, 6, 7, 8, 9, 15, 5000].map((count) => networksDelay(count) / 60_000);
  expect(minutes).toEqual([0, 0, 1, 2, 4, 8, 15, 15, 15]);
});

test('rounds a wait up to whole seconds or minutes', () => {
  expect([0, 1, 1000, 1001].map(waitSeconds)).toEqual([1, 1, 1, 2]);
  expect([1, 2, 119, 120, 121, 900].map(formatWait)).toEqual([
    'in einer Sekunde',
    'in 2 Sekunden',
    'in 119 Sekunden',
    'in 2 Minuten',
    'in 3 Minuten',
    'in 15 Minuten',
  ]);
});
