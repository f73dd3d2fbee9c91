import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropOf, mostZoom, usualCrop } from './crop.ts';

const shape = { width: 4, height: 5 };

test('the part of a wide picture is as high as it, that of a high one as wide', () => {
  expect(cropOf({ width: 4000, height: 1000 }, shape, { ...usualCrop, across: 0 })).toEqual({
    left: 0,
    top: 0,
    width: 800,
    height: 1000,
  });
  expect(cropOf({ width: 800, height: 5000 }, shape, { ...usualCrop, down: 1 })).toEqual({
    left: 0,
    top: 4000,
    width: 800,
    height: 1000,
  });
});

test('with a zoom of two the part is half as wide and in the middle where it was', () => {
  const part = cropOf({ width: 800, height: 1000 }, shape, { zoom: 2, across: 0.5, down: 0.5 });
  expect(part).toEqual({ left: 200, top: 250, width: 400, height: 500 });
});

test('whatever is chosen, the part lies in the picture and has the proportions of the shape', () => {
  const pixels = fc.integer({ min: 50, max: 10_000 });
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  const zoom = fc.double({ min: 1, max: mostZoom, noNaN: true });
  fc.assert(
    fc.property(pixels, pixels, zoom, place, place, (width, height, zoom, across, down) => {
      const part = cropOf({ width, height }, shape, { zoom, across, down });
      expect(part.left).toBeGreaterThanOrEqual(0);
      expect(part.top).toBeGreaterThanOrEqual(0);
      expect(part.left + part.width).toBeLessThanOrEqual(width);
      expect(part.top + part.height).toBeLessThanOrEqual(height);
      expect(Math.abs(part.width / 4 - part.height / 5)).toBeLessThanOrEqual(0.25);
    }),
  );
});
