import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeCrop, cropAfter, defaultCrop, maxZoom } from './crop.ts';

const shape = { width: 4, height: 5 };

test('a crop has the full height of a wide picture, the full width of a tall picture', () => {
  expect(computeCrop({ width: 4000, height: 1000 }, shape, { ...defaultCrop, across: 0 })).toEqual({
    left: 0,
    top: 0,
    width: 800,
    height: 1000,
  });
  expect(computeCrop({ width: 800, height: 5000 }, shape, { ...defaultCrop, down: 1 })).toEqual({
    left: 0,
    top: 4000,
    width: 800,
    height: 1000,
  });
});

test('a zoom of two halves the width of the crop and keeps its centre', () => {
  const part = computeCrop({ width: 800, height: 1000 }, shape, {
    zoom: 2,
    across: 0.5,
    down: 0.5,
  });
  expect(part).toEqual({ left: 200, top: 250, width: 400, height: 500 });
});

test('computeCrop always returns a part inside the picture with the proportions of the shape', () => {
  const pixels = fc.integer({ min: 50, max: 10_000 });
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  const zoom = fc.double({ min: 1, max: maxZoom, noNaN: true });
  fc.assert(
    fc.property(pixels, pixels, zoom, place, place, (width, height, zoom, across, down) => {
      const part = computeCrop({ width, height }, shape, { zoom, across, down });
      expect(part.left).toBeGreaterThanOrEqual(0);
      expect(part.top).toBeGreaterThanOrEqual(0);
      expect(part.left + part.width).toBeLessThanOrEqual(width);
      expect(part.top + part.height).toBeLessThanOrEqual(height);
      expect(Math.abs(part.width / 4 - part.height / 5)).toBeLessThanOrEqual(0.25);
    }),
  );
});

test('a finger moves the picture, but not beyond its edge', () => {
  const picture = { width: 1600, height: 1000 };
  const middle = { zoom: 1, across: 0.5, down: 0.5 };
  const grip = { x: 0.5, y: 0.5, spread: 0 };
  // The finger moves the picture by a tenth of the crop's 800 pixels. The picture can move 800 pixels, so
  // `across` grows by a tenth.
  const moved = cropAfter(picture, shape, middle, grip, { ...grip, x: 0.4 });
  expect(moved).toEqual({ zoom: 1, across: 0.6, down: 0.5 });
  expect(cropAfter(picture, shape, middle, grip, { ...grip, x: -5 }).across).toBe(1);
});

test('many small moves of a finger equal one large move', () => {
  const picture = { width: 100, height: 50 };
  let crop = { zoom: 4, across: 0, down: 0 };
  for (let step = 0; step < 400; step += 1) {
    const x = 0.9 - step / 500;
    const grip = { x, y: 0.5, spread: 0 };
    crop = cropAfter(picture, shape, crop, grip, { ...grip, x: x - 1 / 500 });
  }
  // All moves together are 0.8 of the crop's 10 pixels. The picture can move 90 pixels.
  expect(crop.across).toBeCloseTo(8 / 90);
});

test('two fingers zoom the picture around the point between them', () => {
  const picture = { width: 800, height: 1000 };
  const whole = { zoom: 1, across: 0.5, down: 0.5 };
  const grip = { x: 0.25, y: 0.5, spread: 100 };
  const near = cropAfter(picture, shape, whole, grip, { ...grip, spread: 200 });
  expect(near.zoom).toBe(2);
  // The point at 200 of 800 pixels stays at a quarter of the part.
  expect(computeCrop(picture, shape, near)).toEqual({
    left: 100,
    top: 250,
    width: 400,
    height: 500,
  });
  expect(cropAfter(picture, shape, near, grip, { ...grip, spread: 9000 }).zoom).toBe(maxZoom);
  expect(cropAfter(picture, shape, near, grip, { ...grip, spread: 1 }).zoom).toBe(1);
});
