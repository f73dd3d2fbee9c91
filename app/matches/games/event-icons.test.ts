import { expect, test } from 'vitest';
import { cardIcons } from './event-icons.tsx';

function icons(yellowCards: number, redCards: number) {
  return cardIcons({ yellowCards, redCards });
}

test('cardIcons returns no icon for a player without cards', () => {
  expect(icons(0, 0)).toEqual([]);
});

test('cardIcons returns a yellow icon for one yellow card', () => {
  expect(icons(1, 0)).toEqual(['yellow']);
});

test('cardIcons returns a yellow and a red icon for two yellow cards', () => {
  expect(icons(2, 0)).toEqual(['yellow', 'red']);
  expect(icons(3, 0)).toEqual(['yellow', 'red']);
});

test('cardIcons returns a red icon for a red card, after a yellow icon if needed', () => {
  expect(icons(0, 1)).toEqual(['red']);
  expect(icons(1, 1)).toEqual(['yellow', 'red']);
});

test('cardIcons never returns two red icons for one dismissal', () => {
  expect(icons(2, 1)).toEqual(['yellow', 'red']);
  expect(icons(0, 2)).toEqual(['red']);
});
