import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listDifferingFields, stableJson } from './stable-json.ts';

test('sorts the fields of objects at every depth', () => {
  expect(stableJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
});

test('lists in a different order give different JSON', () => {
  expect(stableJson([1, 2])).not.toBe(stableJson([2, 1]));
});

test('writes undefined as null', () => {
  expect(stableJson(undefined)).toBe('null');
});

test('parsing the written JSON returns an equal value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(stableJson(JSON.parse(stableJson(value)))).toBe(stableJson(value));
      expect(JSON.parse(stableJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('finds no differing fields in equal records', () => {
  const record = { name: 'Max', pastSeasons: [{ season: '2024', goals: 1 }] };
  expect(listDifferingFields(record, structuredClone(record))).toEqual([]);
});

test('lists the differing fields in the order of the first record', () => {
  const record = { name: 'Max', position: 'Torwart', shirtNumber: 1, active: true };
  expect(listDifferingFields(record, { ...record, active: false, position: 'Stürmer' })).toEqual([
    'position',
    'active',
  ]);
});

test('reports a list with a changed item as one differing field', () => {
  expect(
    listDifferingFields({ teams: [{ team: 'A', won: 1 }] }, { teams: [{ team: 'A', won: 2 }] }),
  ).toEqual(['teams']);
});

test('all fields with a value differ if the other record is missing', () => {
  expect(listDifferingFields(undefined, { name: 'Max', image: null })).toEqual(['name']);
  expect(listDifferingFields({ name: 'Max' }, null)).toEqual(['name']);
});
