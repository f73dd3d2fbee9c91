import { expect, test } from 'vitest';
import { countAge } from './trainer-box.tsx';

test('the age is the difference of the years', () => {
  expect(countAge(1980, 2025)).toBe(45);
  expect(countAge(2025, 2025)).toBe(0);
});

test('an unknown birth year gives no age', () => {
  expect(countAge(null, 2025)).toBeNull();
});

test('a birth year in the future gives no age', () => {
  expect(countAge(2026, 2025)).toBeNull();
});
