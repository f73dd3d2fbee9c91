import { expect, test } from 'vitest';
import { compareTables } from './compare-tables.ts';

type Numbers = [played: number, points: number, goals?: [number, number]];
const row = (position: number, team: string, ...[played, points, goals]: Numbers) => ({
  ...{ position, team, played, points, won: null, drawn: null, lost: null, note: null },
  ...{ goalsFor: goals?.[0] ?? null, goalsAgainst: goals?.[1] ?? null },
});
const ours = (position: number, team: string, ...[played, points, goals]: Numbers) => ({
  ...{ position, team, played, points, won: null, drawn: null, lost: null },
  ...(goals && { goalsFor: goals[0], goalsAgainst: goals[1] }),
});
const byName = (name: string) => name.replace('ASKÖ', 'SC');

test('finds no difference between equal tables, even if one leaves values out', () => {
  const pasted = [row(1, 'ASKÖ Berg', 2, 6, [4, 1]), row(2, 'FC Bach', 2, 0)];
  expect(
    compareTables(pasted, [ours(1, 'SC Berg', 2, 6), ours(2, 'FC Bach', 2, 0, [1, 4])], byName),
  ).toEqual([]);
});

test('lists differences row by row, and teams that only one table has', () => {
  const pasted = [
    ...[row(1, 'FC Bach', 3, 4, [3, 1]), row(2, 'SC Berg', 2, 3), row(3, 'FK Mond', 0, 0)],
  ];
  const own = [
    ...[ours(1, 'SC Berg', 2, 3), ours(2, 'FC Bach', 2, 3, [2, 1]), ours(3, 'FK Sonne', 0, 0)],
  ];
  expect(compareTables(pasted, own, byName)).toEqual([
    {
      team: 'FC Bach',
      said: [
        'Platz: 1, bei euch 2',
        'Spiele: 3, bei euch 2',
        'Tore: 3:1, bei euch 2:1',
        'Punkte: 4, bei euch 3',
      ],
    },
    { team: 'SC Berg', said: ['Platz: 2, bei euch 1'] },
    { team: 'FK Mond', said: ['steht bei euch nicht'] },
    { team: 'FK Sonne', said: ['steht nur bei euch'] },
  ]);
});
