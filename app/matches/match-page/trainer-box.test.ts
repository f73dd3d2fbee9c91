import { expect, test } from 'vitest';
import { ageIn } from './trainer-box.tsx';

test('the age is the difference of the years', () => {
  expect(ageIn(1980, 2025)).toBe(45);
  expect(ageIn(2025, 2025)).toBe(0);
});

test('an unknown birth year gives no age', () => {
  expect(ageIn(null, 2025)).toBeNull();
});

test('a birth year in the future gives no age', () => {
  expect(ageIn(2026, 2025)).toBeNull();
});
