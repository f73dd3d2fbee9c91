import { expect, test } from 'vitest';
import { namedIds } from './named-ids.ts';

const listed = (records: readonly unknown[]) =>
  [...namedIds(records)].map(([kind, ids]) => [kind, [...ids]]);

test('a line-up names its game, its trainer and its players, none of them twice', () => {
  const players = [{ playerId: 'p1', goals: 2 }, { playerId: null }, { playerId: 'p2' }];
  const records = [{ id: 'own', gameId: 'g', trainerId: 't', players }, { gameId: 'g' }];
  expect(listed(records)).toEqual([
    ['game', ['g']],
    ['trainer', ['t']],
    ['player', ['p1', 'p2']],
  ]);
});

test('what names nobody, or is no record, has no ids', () => {
  expect(listed([{ name: 'gameId', trainerId: null }, null, undefined, 'gameId', 7])).toEqual([]);
  expect(listed([])).toEqual([]);
});
