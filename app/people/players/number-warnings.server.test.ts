import { expect, test } from 'vitest';
import { describeSharedNumbers } from './number-warnings.server.ts';

const player = (name: string, shirtNumber: number | null) => ({ name, shirtNumber });

test('describeSharedNumbers names all players who share a shirt number', () => {
  expect(
    describeSharedNumbers([player('Max', 7), player('Ali', 8), player('Jo', 7), player('Edo', 7)]),
  ).toEqual(['Die Nummer 7 haben Max, Jo und Edo.']);
});

test('describeSharedNumbers returns nothing if no players share a shirt number', () => {
  expect(
    describeSharedNumbers([player('Max', null), player('Ali', null), player('Jo', 7)]),
  ).toEqual([]);
});
