import fc from 'fast-check';
import { expect, test } from 'vitest';
import { points } from '#app/seasons/league-row.ts';
import { rankStandings } from './standings.ts';

function row(team: string, won: number, drawn: number, lost: number) {
  return { team, won, drawn, lost };
}

function order(...rows: ReturnType<typeof row>[]) {
  return rankStandings(rows).map(({ team }) => team);
}

test('a win gives three points and a draw gives one point', () => {
  expect(points({ won: 2, drawn: 1 })).toBe(7);
  expect(points({ won: 0, drawn: 0 })).toBe(0);
});

test('rankStandings keeps the fields of a row and adds position, games and points', () => {
  expect(rankStandings([{ ...row('FK Sonne', 2, 1, 17), id: 'x' }])).toEqual([
    { id: 'x', team: 'FK Sonne', won: 2, drawn: 1, lost: 17, position: 1, played: 20, points: 7 },
  ]);
});

test('rankStandings replaces stored points with computed points', () => {
  expect(rankStandings([{ ...row('FC Wiese', 1, 0, 0), points: 99 }])[0]?.points).toBe(3);
});

test('ranks more points higher, even with fewer wins', () => {
  expect(order(row('A', 1, 0, 0), row('B', 0, 4, 0))).toEqual(['B', 'A']);
});

test('ranks more wins higher on equal points', () => {
  expect(order(row('A', 0, 3, 0), row('B', 1, 0, 9))).toEqual(['B', 'A']);
});

test('ranks fewer losses higher on equal points and wins', () => {
  expect(order(row('A', 1, 1, 3), row('B', 1, 1, 2))).toEqual(['B', 'A']);
});

test('sorts teams that are equal in everything by name in German order', () => {
  expect(order(row('SC 10', 1, 0, 0), row('Zell', 1, 0, 0), row('SC 2', 1, 0, 0))).toEqual([
    'SC 2',
    'SC 10',
    'Zell',
  ]);
  expect(order(row('Zell', 0, 0, 0), row('Ägypten', 0, 0, 0), row('berg', 0, 0, 0))).toEqual([
    'Ägypten',
    'berg',
    'Zell',
  ]);
});

test('rankStandings gives equal teams different positions', () => {
  const ranked = rankStandings([row('B', 1, 1, 1), row('A', 1, 1, 1)]);
  expect(ranked.map(({ position }) => position)).toEqual([1, 2]);
});

test('rankStandings does not change the given rows', () => {
  const rows = [row('A', 0, 0, 1), row('B', 1, 0, 0)];
  const before = structuredClone(rows);
  rankStandings(rows);
  expect(rows).toEqual(before);
});

test('rankStandings returns an empty table for an empty league', () => {
  expect(rankStandings([])).toEqual([]);
});

const count = fc.integer({ min: 0, max: 4 });
const league = fc.array(fc.record({ team: fc.string(), won: count, drawn: count, lost: count }));

test('rankStandings sorts any two neighbouring rows by points, wins, draws and losses', () => {
  fc.assert(
    fc.property(league, (rows) => {
      const ranked = rankStandings(rows);
      expect(ranked.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
      for (const [index, lower] of ranked.slice(1).entries()) {
        const upper = ranked[index];
        if (!upper) throw new Error('no upper row');
        const keys = (r: typeof upper) => [r.points, r.won, r.drawn, -r.lost];
        const differing = keys(upper)
          .map((key, i) => key - (keys(lower)[i] ?? 0))
          .find(Boolean);
        expect(differing ?? 0).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
