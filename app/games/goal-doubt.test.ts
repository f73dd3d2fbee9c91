import { expect, test } from 'vitest';
import { goalDoubt, resultDoubt } from './goal-doubt.ts';

test('goals of a line-up that are not those of the result are odd, more of them or fewer', () => {
  expect(goalDoubt(9, 4)).toBe(
    'Im Kader stehen 4 Tore, im Endstand haben wir 9. Ein Eigentor des Gegners steht in keinem Kader.',
  );
  expect(goalDoubt(0, 1)).toBe('Im Kader steht 1 Tor, im Endstand haben wir 0.');
});

test('the same number is not odd, nor a line-up or a result that is not there yet', () => {
  for (const [goalsFor, inLineup] of [
    [3, 3],
    [0, 0],
    [3, 0],
    [null, 2],
  ] as const)
    expect(goalDoubt(goalsFor, inLineup)).toBeUndefined();
});

test('a result is odd by itself where one side has more goals than games usually see', () => {
  expect(resultDoubt(22, 1)).toBe('22:1 ist ein ungewöhnliches Ergebnis.');
  expect(resultDoubt(0, 16)).toBe('0:16 ist ein ungewöhnliches Ergebnis.');
  for (const [goalsFor, goalsAgainst] of [
    [15, 15],
    [0, 0],
    [null, null],
  ] as const)
    expect(resultDoubt(goalsFor, goalsAgainst)).toBeUndefined();
});
