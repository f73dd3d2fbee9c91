import { expect, test } from 'vitest';
import { describeSharedNumbers } from './number-warnings.server.ts';

const player = (name: string, shirtNumber: number | null) => ({ name, shirtNumber });

test('several with one number are asked about, all of them by name', () => {
  expect(
    describeSharedNumbers([player('Max', 7), player('Ali', 8), player('Jo', 7), player('Edo', 7)]),
  ).toEqual(['Die Nummer 7 haben Max, Jo und Edo.']);
});

test('players without a number, and one of each number, are not asked about', () => {
  expect(
    describeSharedNumbers([player('Max', null), player('Ali', null), player('Jo', 7)]),
  ).toEqual([]);
});
