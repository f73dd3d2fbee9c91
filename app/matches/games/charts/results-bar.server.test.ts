import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawResultsBar } from './results-bar.server.ts';

const count = fc.nat({ max: 300 });

test('the parts of the results bar fill its width, each as wide as its share', () => {
  fc.assert(
    fc.property(fc.record({ win: count, draw: count, loss: count }), (tally) => {
      const all = tally.win + tally.draw + tally.loss;
      const { parts = [] } = drawResultsBar(tally) ?? {};
      expect(parts.map((part) => part.outcome)).toEqual(
        (['win', 'draw', 'loss'] as const).filter((outcome) => tally[outcome] > 0),
      );
      let end = 0;
      for (const { outcome, x, width, hasNumber } of parts) {
        const share = (100 * tally[outcome]) / all;
        expect(Math.abs(Number.parseFloat(width) - share)).toBeLessThan(0.02);
        expect(Number.parseFloat(x)).toBeGreaterThanOrEqual(end - 0.02);
        end = Number.parseFloat(x) + Number.parseFloat(width);
        expect(Number.parseFloat(width)).toBeGreaterThan(0);
        if (hasNumber) expect(share).toBeGreaterThanOrEqual(9);
      }
      if (all > 0) expect(end).toBeGreaterThan(99.95);
      expect(end).toBeLessThanOrEqual(100.02);
    }),
  );
});

test('draws no bar without a game', () => {
  expect(drawResultsBar({ win: 0, draw: 0, loss: 0 })).toBeUndefined();
});

test('describes the bar in words', () => {
  expect(drawResultsBar({ win: 9, draw: 2, loss: 1 })?.said).toBe(
    '9 Siege, 2 Unentschieden, 1 Niederlage',
  );
});
