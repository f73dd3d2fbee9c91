import { expect, test } from 'vitest';
import { isOddBeside } from './game-warnings.server.ts';

const one = { kind: 'Turnier', opponent: 'SC Berg', kickoff: '10:00' } as const;

test.each([
  ['another opponent of the same tournament', { opponent: 'SC Tal' }, false],
  ['the same opponent at another hour', { kickoff: '11:00' }, false],
  ['the same opponent at the same hour', { opponent: 'sc  berg' }, true],
  ['a game of the league', { kind: 'Meisterschaft' as const, opponent: 'SC Tal' }, true],
])('checks a second game on the day of a tournament game: %s', (_, of, isOdd) => {
  const other = { ...one, ...of };
  expect([isOddBeside(one, other), isOddBeside(other, one)]).toEqual([isOdd, isOdd]);
});

test('isOddBeside is true for two games without a kick-off against one opponent on one day', () => {
  const game = { ...one, kickoff: null };
  expect(isOddBeside(game, game)).toBe(true);
});
