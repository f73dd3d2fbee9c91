import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawTableStrip } from './table-strip.server.ts';

const isOwn = (team: string) => team === 'Wir';
const table = (...points: number[]) =>
  points.map((sum, index) => ({
    position: index + 1,
    team: index === 1 ? 'Wir' : `Team ${index + 1}`,
    points: sum,
  }));

test('places teams with more points more to the right, all within the strip', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -9, max: 90 }), { minLength: 2, maxLength: 20 }),
      (points) => {
        const rows = table(...points.toSorted((a, b) => b - a));
        const { own, others = [] } = drawTableStrip(rows, isOwn) ?? {};
        const places = [own?.x, ...others.map(({ x }) => x)].map((x) => Number.parseFloat(x ?? ''));
        expect(places).toHaveLength(rows.length);
        for (const place of places) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(100);
        }
        const ofOthers = places.slice(1);
        expect(ofOthers).toEqual(ofOthers.toSorted((a, b) => b - a));
      },
    ),
  );
});

test('describes the position and the gap to the first team', () => {
  expect(drawTableStrip(table(30, 26, 1), isOwn)).toMatchObject({
    headline: 'Platz 2 von 3',
    said: '26 Punkte, 4 hinter Team 1',
    first: { team: 'Team 1', points: 30 },
    last: { team: 'Team 3', points: 1 },
  });
  expect(drawTableStrip(table(26, 26, 1), isOwn)?.said).toBe('26 Punkte');
});

test('draws no table without the club or without other teams', () => {
  expect(drawTableStrip(table(30), isOwn)).toBeUndefined();
  expect(drawTableStrip(table(30, 20), () => false)).toBeUndefined();
  expect(drawTableStrip([], isOwn)).toBeUndefined();
  expect(drawTableStrip([{ position: 1, team: 'Wir', points: 3 }], isOwn)).toBeUndefined();
});
