import { expect, test } from 'vitest';
import { lineupName, trainerName } from './game-text.ts';

test('a line-up calls a player by name', () => {
  expect(lineupName({ name: 'Max Muster', shirtNumber: 7 })).toBe('Max Muster');
  expect(lineupName({ name: ' Max Muster ', shirtNumber: null })).toBe('Max Muster');
});

test('a player without a name is the shirt number', () => {
  expect(lineupName({ name: null, shirtNumber: 7 })).toBe('#7');
  expect(lineupName({ name: '', shirtNumber: 10 })).toBe('#10');
  expect(lineupName({ name: ' \t', shirtNumber: 1 })).toBe('#1');
});

test('a player without name and number is unknown', () => {
  expect(lineupName({ name: null, shirtNumber: null })).toBe('Unbekannt');
  expect(lineupName({ name: null, shirtNumber: 0 })).toBe('Unbekannt');
});

test('a trainer without a name is Trainer', () => {
  expect(trainerName('Eva Beispiel')).toBe('Eva Beispiel');
  expect(trainerName(null)).toBe('Trainer');
  expect(trainerName(' ')).toBe('Trainer');
});
