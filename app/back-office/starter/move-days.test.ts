import { expect, test } from 'vitest';
import { moveYears } from './move-days.ts';

test.each([
  ['10.05.2025', '09.05.2026'],
  ['10.02.2025', '10.02.2026'],
  ['29.02.2024', '28.02.2025'],
  ['31.04.2025', '31.04.2025'],
  ['30.02.2025', '30.02.2025'],
])('moves the day %s by a year to %s', (day, moved) => {
  expect(moveYears(`am ${day}`, 1)).toBe(`am ${moved}`);
});
