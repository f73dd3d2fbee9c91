import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawPositions } from './positions.server.ts';

const place = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.nat({ max: 19 }), fc.nat({ max: 60 }))
  .map(([teams, above, points]) => ({ position: 1 + (above % teams), teams, points }));
const places = fc
  .array(place, { maxLength: 15 })
  .map((all) => all.map((one, index) => ({ ...one, season: String(2010 + index) })));

test('draws a better position higher in every season, and the club on its rung', () => {
  fc.assert(
    fc.property(places, (all) => {
      const { ladders = [] } = drawPositions(all) ?? {};
      for (const { y, position, rungs } of ladders) {
        expect(y).toBe(rungs[position - 1]);
        for (const other of ladders)
          expect(Math.sign(Number.parseFloat(y) - Number.parseFloat(other.y))).toBe(
            Math.sign(position - other.position),
          );
      }
    }),
  );
});

test('draws only the ten newest seasons, and nothing without known positions', () => {
  fc.assert(
    fc.property(places, (all) => {
      const drawn = drawPositions(all)?.ladders.map(({ season }) => season) ?? [];
      expect(drawn).toEqual(all.slice(-10).map(({ season }) => season));
    }),
  );
});

test('describes the last position and its change', () => {
  const [old, better, same] = [
    { season: '2024', position: 11, teams: 11, points: 7 },
    { season: '2025', position: 6, teams: 11, points: 26 },
    { season: undefined, position: 6, teams: 10, points: 1 },
  ];
  expect(drawPositions([old, better])).toMatchObject({
    headline: '2025: Platz 6 von 11',
    change: '5 Plätze besser als 2024',
    said: '2024: Platz 11 von 11, 7 Punkte. 2025: Platz 6 von 11, 26 Punkte',
  });
  expect(drawPositions([better, { ...old, position: 7 }])?.change).toBe(
    '1 Platz schlechter als 2025',
  );
  expect(drawPositions([better, same])).toMatchObject({
    headline: 'Aktuell: Platz 6 von 10',
    change: 'Derselbe wie 2025',
  });
  expect(drawPositions([old])).toMatchObject({ change: undefined, path: undefined });
});
