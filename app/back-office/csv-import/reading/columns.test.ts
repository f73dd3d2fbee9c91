import { expect, test } from 'vitest';
import { cellsOf, findColumns, foldName } from './columns.ts';

const columns = { born: ['Geburtsjahr', 'geb'], ground: ['H/A'], street: ['Straße'] } as const;

test('a column is known by any of its names, however it is written', () => {
  const { at, unknown } = findColumns(['GEB.', ' h / a', 'strasse', 'Schuhgröße', ''], columns);
  expect([...at]).toEqual([
    ['born', 0],
    ['ground', 1],
    ['street', 2],
  ]);
  expect(unknown).toEqual(['Schuhgröße']);
});

test('of two columns for one field the first counts, and the other is said not to be read', () => {
  const found = findColumns<keyof typeof columns>(['geb', 'Geburtsjahr'], columns);
  expect(found.unknown).toEqual(['Geburtsjahr']);
  const cell = cellsOf(found, ['1999', '2000']);
  expect([cell('born'), cell('street')]).toEqual(['1999', '']);
});

test('names of what every object has are no columns', () => {
  const { at, unknown } = findColumns(['constructor', '__proto__', 'toString'], columns);
  expect([at.size, unknown.length]).toEqual([0, 3]);
  expect(foldName('Äußerst Ñandú-1b')).toBe('ausserstnandu1b');
});
