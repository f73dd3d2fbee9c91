import { expect, test } from 'vitest';
import { namedIds } from './named-ids.ts';

test('a line-up names its game, its trainer and its players, none of them twice', () => {
  const players = [{ playerId: 'p1', goals: 2 }, { playerId: null }, { playerId: 'p2' }];
  expect(namedIds([{ id: 'own', gameId: 'g', trainerId: 't', players }, { gameId: 'g' }])).toEqual([
    'g',
    't',
    'p1',
    'p2',
  ]);
});

test('what names nobody, or is no record, has no ids', () => {
  expect(namedIds([{ name: 'gameId', trainerId: null }, null, undefined, 'gameId', 7])).toEqual([]);
  expect(namedIds([])).toEqual([]);
});
