import { expect, test } from 'vitest';
import { readPosition } from './game-location.ts';

test.each([
  ['46.62472, 14.30528', '46.62472,14.30528'],
  ['46.62472 14.30528', '46.62472,14.30528'],
  ['-46.62471234567,0', '-46.624712,0'],
  ['46.6247,14.3053', '46.6247,14.3053'],
])('readPosition reads %j as %j', (text, position) => {
  expect(readPosition(text)).toBe(position);
});

test.each([
  '',
  '46.62472',
  '14.3, 200',
  '91, 14',
  'hier',
  '46,6247, 14,3053',
  '1e1, 2',
  '4.6.2, 1',
])('readPosition rejects %j', (text) => {
  expect(readPosition(text)).toBeUndefined();
});
