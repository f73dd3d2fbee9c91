import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listDifferingFields, stableJson } from './stable-json.ts';

test('the order of fields makes no difference, at any depth', () => {
  expect(stableJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
});

test('the order of a list does', () => {
  expect(stableJson([1, 2])).not.toBe(stableJson([2, 1]));
});

test('nothing is written as null', () => {
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

test('equal records differ in nothing', () => {
  const record = { name: 'Max', pastSeasons: [{ season: '2024', goals: 1 }] };
  expect(listDifferingFields(record, structuredClone(record))).toEqual([]);
});

test('fields that differ are named in the order of the first record', () => {
  const record = { name: 'Max', position: 'Torwart', shirtNumber: 1, active: true };
  expect(listDifferingFields(record, { ...record, active: false, position: 'Stürmer' })).toEqual([
    'position',
    'active',
  ]);
});

test('a list that differs anywhere is one field', () => {
  expect(
    listDifferingFields({ teams: [{ team: 'A', won: 1 }] }, { teams: [{ team: 'A', won: 2 }] }),
  ).toEqual(['teams']);
});

test('a record that is missing differs in every field that holds something', () => {
  expect(listDifferingFields(undefined, { name: 'Max', image: null })).toEqual(['name']);
  expect(listDifferingFields({ name: 'Max' }, null)).toEqual(['name']);
});
