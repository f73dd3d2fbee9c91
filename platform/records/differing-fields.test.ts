import { expect, test } from 'vitest';
import { differingFields } from './differing-fields.ts';

test('equal records differ in nothing', () => {
  const record = { name: 'Max', pastSeasons: [{ season: '2024', goals: 1 }] };
  expect(differingFields(record, structuredClone(record))).toEqual([]);
});

test('fields that differ are named in the order of the first record', () => {
  const record = { name: 'Max', position: 'Torwart', shirtNumber: 1, active: true };
  expect(differingFields(record, { ...record, active: false, position: 'Stürmer' })).toEqual([
    'position',
    'active',
  ]);
});

test('a list that differs anywhere is one field', () => {
  expect(
    differingFields({ teams: [{ team: 'A', won: 1 }] }, { teams: [{ team: 'A', won: 2 }] }),
  ).toEqual(['teams']);
});

test('a record that is missing differs in every field that holds something', () => {
  expect(differingFields(undefined, { name: 'Max', image: null })).toEqual(['name']);
  expect(differingFields({ name: 'Max' }, null)).toEqual(['name']);
});
