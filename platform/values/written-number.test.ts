import { expect, test } from 'vitest';
import { readWhole } from './written-number.ts';

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['-3', -3],
  ['+3', 3],
  ['1.000', 1000],
  ['2 000', 2000],
  ['2\u00A0000', 2000],
  ['2\u202F000', 2000],
  ['1’250', 1250],
  ["1'250", 1250],
  ['-1.000', -1000],
  ['1.234.567', 1_234_567],
])('%j is %d', (text, number) => {
  expect(readWhole(text)).toBe(number);
});

test.each([
  '',
  ' ',
  '1,000',
  '1.5',
  '1,5',
  '1.00',
  '1.0000',
  '1000.000',
  '1.000 000',
  '1e3',
  '0x10',
  '?',
])('%j is no whole number', (text) => {
  expect(readWhole(text)).toBeNaN();
});
