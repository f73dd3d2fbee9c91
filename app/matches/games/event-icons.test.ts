import { expect, test } from 'vitest';
import { cardIcons } from './event-icons.tsx';

function icons(yellowCards: number, redCards: number) {
  return cardIcons({ yellowCards, redCards });
}

test('no card shows no icon', () => {
  expect(icons(0, 0)).toEqual([]);
});

test('one yellow card shows yellow', () => {
  expect(icons(1, 0)).toEqual(['yellow']);
});

test('a second yellow card shows yellow and red', () => {
  expect(icons(2, 0)).toEqual(['yellow', 'red']);
  expect(icons(3, 0)).toEqual(['yellow', 'red']);
});

test('a red card shows red, after a yellow one', () => {
  expect(icons(0, 1)).toEqual(['red']);
  expect(icons(1, 1)).toEqual(['yellow', 'red']);
});

test('one dismissal never shows two reds', () => {
  expect(icons(2, 1)).toEqual(['yellow', 'red']);
  expect(icons(0, 2)).toEqual(['red']);
});
