import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawCareer } from './career.server.ts';

const nothing = {
  gamesPlayed: 0,
  goals: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
  cleanSheets: 0,
};
const count = fc.nat({ max: 60 });
const seasons = fc.uniqueArray(
  fc.record({
    season: fc.string({ minLength: 1, maxLength: 40 }),
    gamesPlayed: count,
    goals: count,
    assists: count,
    yellowCards: count,
    redCards: count,
    cleanSheets: count,
  }),
  { minLength: 1, maxLength: 20, selector: ({ season }) => season },
);

test('the bars of a chart add up to its total and stay inside the chart', () => {
  fc.assert(
    fc.property(seasons, (past) => {
      for (const { total, bars, key } of drawCareer(past).panels) {
        expect(bars).toHaveLength(past.length);
        expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(total);
        expect(total).toBe(past.reduce((sum, season) => sum + season[key], 0));
        for (const { x, y, width, height } of bars) {
          expect(Number.parseFloat(x)).toBeGreaterThanOrEqual(0);
          expect(Number.parseFloat(x) + Number.parseFloat(width)).toBeLessThanOrEqual(100);
          expect(Number.parseFloat(y)).toBeGreaterThanOrEqual(0);
          expect(Number.parseFloat(y) + Number.parseFloat(height)).toBeCloseTo(100, 1);
        }
      }
    }),
  );
});

test('goals and assists share one scale, and one goal does not fill the chart', () => {
  const { panels } = drawCareer([
    { ...nothing, season: '2024', gamesPlayed: 2, goals: 1, assists: 4 },
  ]);
  expect(panels.map(({ title }) => title)).toEqual(['Spiele', 'Tor', 'Vorlagen']);
  const [games, goals, assists] = panels.map(({ bars }) =>
    Number.parseFloat(bars[0]?.height ?? ''),
  );
  expect(assists).toBeCloseTo(4 * (goals ?? 0), 1);
  expect(assists).toBeLessThan(70);
  expect(games).toBeLessThan(10);
});

test('draws no figure that is always zero, except games', () => {
  const keeper = [{ ...nothing, season: '2024', cleanSheets: 3 }];
  expect(drawCareer(keeper).panels.map(({ key }) => key)).toEqual(['gamesPlayed', 'cleanSheets']);
});

test('drawCareer draws no chart for a single number', () => {
  expect(drawCareer([{ ...nothing, season: '2024', gamesPlayed: 5 }]).panels).toEqual([]);
  expect(drawCareer([]).panels).toEqual([]);
});

test.each([
  [2, '2020', '2020'],
  [12, '2020', '’20'],
  [2, 'Herbst 2023/24', 'Herbst…'],
  [12, 'Herbst 2023/24', 'He…'],
])('a chart of %i seasons labels %s as %s', (count, season, named) => {
  const past = Array.from({ length: count - 1 }, (_, index) => ({
    ...nothing,
    season: `190${index}`,
  }));
  const bars = drawCareer([...past, { ...nothing, season }]).panels[0]?.bars ?? [];
  expect(bars.map((bar) => bar.season)).toContain(named);
});
