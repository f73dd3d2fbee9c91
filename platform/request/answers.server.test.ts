import { expect, test } from 'vitest';
import { formatRetryTime } from './answers.server.ts';

const now = new Date('2026-11-21T14:30:00Z');

test('shows a time of today as Vienna time, rounded up to the minute', () => {
  expect(formatRetryTime(new Date('2026-11-21T14:40:00.000Z'), now)).toBe('15:40 Uhr');
  expect(formatRetryTime(new Date('2026-11-21T14:40:00.001Z'), now)).toBe('15:41 Uhr');
});

test('includes the date for another day, even if only rounding leads there', () => {
  expect(formatRetryTime(new Date('2026-11-22T14:30:00Z'), now)).toBe(
    '22. November 2026, 15:30 Uhr',
  );
  expect(formatRetryTime(new Date('2026-11-21T22:59:30Z'), now)).toBe(
    '22. November 2026, 00:00 Uhr',
  );
});
