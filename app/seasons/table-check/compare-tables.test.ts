import { expect, test } from 'vitest';
import { compareTables } from './compare-tables.ts';

const row = (team: string, played: number, points: number, goals?: [number, number]) => ({
  ...{ team, played, points, won: null, drawn: null, lost: null },
  ...{ goalsFor: goals?.[0] ?? null, goalsAgainst: goals?.[1] ?? null },
});
const ours = (team: string, played: number, points: number, goals?: [number, number]) => ({
  ...{ team, played, points, won: null, drawn: null, lost: null },
  ...(goals && { goalsFor: goals[0], goalsAgainst: goals[1] }),
});
const byName = (name: string) => name.replace('ASKÖ', 'SC');

test('tables that say the same differ in nothing, whatever one of them leaves out', () => {
  const pasted = [row('ASKÖ Berg', 2, 6, [4, 1]), row('FC Bach', 2, 0)];
  expect(
    compareTables(pasted, [ours('SC Berg', 2, 6), ours('FC Bach', 2, 0, [1, 4])], byName),
  ).toEqual([]);
});

test('what differs is named row by row, and who is in one of them only', () => {
  const pasted = [row('FC Bach', 3, 4, [3, 1]), row('SC Berg', 2, 3), row('FK Mond', 0, 0)];
  const own = [ours('SC Berg', 2, 3), ours('FC Bach', 2, 3, [2, 1]), ours('FK Sonne', 0, 0)];
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
