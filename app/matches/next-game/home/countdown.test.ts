import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viennaInstant } from '#platform/values/vienna.ts';
import { countdown } from './countdown.tsx';

const target = new Date('2025-07-05T13:00:00.000Z');

function before(milliseconds: number): Date {
  return new Date(target.getTime() - milliseconds);
}

test('countdown splits the remaining time into days, hours, minutes and seconds', () => {
  expect(countdown(target, new Date('2025-07-02T10:56:55Z'))).toEqual([3, 2, 3, 5]);
});

test('countdown shows a full minute as one minute and a full day as one day', () => {
  expect(countdown(target, before(60_000))).toEqual([0, 0, 1, 0]);
  expect(countdown(target, before(86_400_000))).toEqual([1, 0, 0, 0]);
  expect(countdown(target, before(86_399_999))).toEqual([0, 23, 59, 59]);
});

test('countdown counts more than a year in days', () => {
  expect(countdown(target, before(400 * 86_400_000))?.[0]).toBe(400);
});

test('countdown shows one for the last full second, then zero', () => {
  expect(countdown(target, before(1000))).toEqual([0, 0, 0, 1]);
  expect(countdown(target, before(999))).toEqual([0, 0, 0, 0]);
  expect(countdown(target, before(1))).toEqual([0, 0, 0, 0]);
});

test('countdown returns null at the target time and later', () => {
  expect(countdown(target, before(0))).toBeNull();
  expect(countdown(target, before(-1))).toBeNull();
  expect(countdown(target, before(-86_400_000))).toBeNull();
});

test('countdown returns null for an invalid target date', () => {
  expect(countdown(new Date('soon'), before(1000))).toBeNull();
});

test('countdown counts one hour less across the spring clock change', () => {
  const kickoff = viennaInstant('2025-03-30', '15:00');
  expect(countdown(kickoff, viennaInstant('2025-03-29', '15:00'))).toEqual([0, 23, 0, 0]);
});

test('countdown counts one hour more across the autumn clock change', () => {
  const kickoff = viennaInstant('2025-10-26', '15:00');
  expect(countdown(kickoff, viennaInstant('2025-10-25', '15:00'))).toEqual([1, 1, 0, 0]);
});

test('the units of the countdown add up to the remaining time within their limits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 11 }), (milliseconds) => {
      const left = countdown(target, before(milliseconds));
      if (!left) throw new Error('the target has not come yet');
      const [days = -1, hours = -1, minutes = -1, seconds = -1] = left;
      expect(days * 86_400 + hours * 3600 + minutes * 60 + seconds).toBe(
        Math.trunc(milliseconds / 1000),
      );
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
    }),
  );
});
