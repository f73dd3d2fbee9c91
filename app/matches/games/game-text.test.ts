import { expect, test } from 'vitest';
import { lineupName, trainerName } from './game-text.ts';

test('a line-up shows the name of a player without surrounding spaces', () => {
  expect(lineupName({ name: 'Max Muster', shirtNumber: 7 })).toBe('Max Muster');
  expect(lineupName({ name: ' Max Muster ', shirtNumber: null })).toBe('Max Muster');
});

test('a line-up shows the shirt number of a player without a name', () => {
  expect(lineupName({ name: null, shirtNumber: 7 })).toBe('#7');
  expect(lineupName({ name: '', shirtNumber: 10 })).toBe('#10');
  expect(lineupName({ name: ' \t', shirtNumber: 1 })).toBe('#1');
});

test('a line-up shows „Unbekannt“ for a player without name and number', () => {
  expect(lineupName({ name: null, shirtNumber: null })).toBe('Unbekannt');
  expect(lineupName({ name: null, shirtNumber: 0 })).toBe('Unbekannt');
});

test('a trainer without a name is shown as „Trainer“', () => {
  expect(trainerName('Eva Beispiel')).toBe('Eva Beispiel');
  expect(trainerName(null)).toBe('Trainer');
  expect(trainerName(' ')).toBe('Trainer');
});
