import { expect, test } from 'vitest';
import { goalWarning, opponentGoalWarning, resultWarning } from './score-warnings.ts';

test('goalWarning warns if line-up goals and the result differ', () => {
  expect(goalWarning(9, { scored: 4, ownGoals: 0 })).toBe(
    'In der Aufstellung stehen 4 Tore, im Endstand habt ihr 9. Ein Eigentor des Gegners wird beim Spiel eingetragen.',
  );
  expect(goalWarning(0, { scored: 1, ownGoals: 0 })).toBe(
    'In der Aufstellung steht 1 Tor, im Endstand habt ihr 0.',
  );
});

test('goalWarning adds own goals of the opponent to the line-up goals', () => {
  expect(goalWarning(3, { scored: 2, ownGoals: 1 })).toBeUndefined();
  expect(goalWarning(2, { scored: 2, ownGoals: 1 })).toBe(
    'In der Aufstellung stehen 2 Tore, dazu 1 Eigentor des Gegners, im Endstand habt ihr 2.',
  );
  expect(goalWarning(1, { scored: 0, ownGoals: 2 })).toBe(
    'In der Aufstellung stehen 0 Tore, dazu 2 Eigentore des Gegners, im Endstand habt ihr 1.',
  );
});

test('gives no warning for equal numbers, a missing line-up or a missing result', () => {
  for (const [goalsFor, scored, ownGoals] of [
    [3, 3, 0],
    [0, 0, 0],
    [3, 0, 0],
    [3, 0, 1],
    [null, 2, 1],
  ] as const)
    expect(goalWarning(goalsFor, { scored, ownGoals })).toBeUndefined();
});

test('opponentGoalWarning warns only if more goals are entered than the result has', () => {
  expect(opponentGoalWarning(1, { scored: 1, ownGoals: 1 })).toBe(
    'Eingetragen: 1 Tor des Gegners, dazu 1 Eigentor von euch, im Endstand hat er 1.',
  );
  expect(opponentGoalWarning(0, { scored: 2, ownGoals: 0 })).toBe(
    'Eingetragen: 2 Tore des Gegners, im Endstand hat er 0.',
  );
  for (const [goalsAgainst, scored, ownGoals] of [
    [2, 1, 1],
    [3, 1, 0],
    [null, 4, 1],
  ] as const)
    expect(opponentGoalWarning(goalsAgainst, { scored, ownGoals })).toBeUndefined();
});

test('resultWarning warns if one team has an unusually high number of goals', () => {
  expect(resultWarning(22, 1)).toBe('22:1 ist ein ungewöhnliches Ergebnis.');
  expect(resultWarning(0, 16)).toBe('0:16 ist ein ungewöhnliches Ergebnis.');
  for (const [goalsFor, goalsAgainst] of [
    [15, 15],
    [0, 0],
    [null, null],
  ] as const)
    expect(resultWarning(goalsFor, goalsAgainst)).toBeUndefined();
});
