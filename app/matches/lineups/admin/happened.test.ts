import { expect, test } from 'vitest';
import { happened } from './happened.ts';

test('happened returns an empty list for an entry without values', () => {
  expect(happened({})).toEqual([]);
  expect(happened({ goals: '0', assists: '', yellowCards: '0' })).toEqual([]);
});

test('lists goals, assists, own goals and cards with their number and minutes', () => {
  const entry = { goals: '2', goalMinutes: '12, 45+1', assists: '1', ownGoals: '1' };
  const cards = { yellowCards: '1', yellowCardMinutes: '34', redCards: 'on' };
  expect(happened({ ...entry, ...cards })).toEqual([
    ...['2 Tore 12., 45+1.', '1 Vorlage', '1 Eigentor', 'Gelb 34.', 'Rot'],
  ]);
  expect(happened({ goals: '1', assists: '3', ownGoals: '2', yellowCards: '2' })).toEqual([
    ...['1 Tor', '3 Vorlagen', '2 Eigentore', '2 × Gelb'],
  ]);
});

test('lists minutes without a number, in any spelling', () => {
  expect(happened({ goalMinutes: "12'; 30", redCardMinutes: '80.' })).toEqual([
    ...['Tor 12., 30.', 'Rot 80.'],
  ]);
});

test('lists substitutions with the minute and the replaced number', () => {
  expect(happened({ cameOn: 'on' })).toEqual(['eingewechselt']);
  const entry = { cameOn: 'on', minuteOn: '60', replacedNumber: '7' };
  expect(happened({ ...entry, minuteOff: '88' })).toEqual(['ab 60. für 7', 'bis 88.']);
  expect(happened({ replacedNumber: '7' })).toEqual(['für 7']);
});
