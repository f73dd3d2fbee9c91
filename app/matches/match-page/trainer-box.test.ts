import { expect, test } from 'vitest';
import { countAge } from './trainer-box.tsx';

test('countAge returns the difference between the two years', () => {
  expect(countAge(1980, 2025)).toBe(45);
  expect(countAge(2025, 2025)).toBe(0);
});

test('countAge returns null for an unknown birth year', () => {
  expect(countAge(null, 2025)).toBeNull();
});

test('countAge returns null for a birth year in the future', () => {
  expect(countAge(2026, 2025)).toBeNull();
});
