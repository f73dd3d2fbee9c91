import { expect, test } from 'vitest';
import { createLivePlaces } from './live-stream-limit.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.8'],
  ['a household’s IPv6', '2001:db8:1:2::1', '2001:db8:1:3::1'],
])('limits the live streams of %s, but not those of a neighbour address', (_, address, neighbour) => {
  const { take } = createLivePlaces();
  const places = Array.from({ length: 300 }, () => take(address));
  expect(places).not.toContain(undefined);
  expect(take(address)).toBeUndefined();
  expect(take(neighbour)).toBeDefined();
  places[0]?.leave();
  places[0]?.leave();
  expect(take(address)).toBeDefined();
  expect(take(address)).toBeUndefined();
});

test.each([
  ['/24', (number: number) => `203.0.113.${number}`, '203.0.114.1'],
  ['/48', (number: number) => `2001:db8:1:${number.toString(16)}::1`, '2001:db8:2::1'],
])('limits the live streams of a %s network over all its addresses', (_, address, elsewhere) => {
  const { take } = createLivePlaces();
  for (let number = 1; number <= 600; number++) expect(take(address(number % 250))).toBeDefined();
  expect(take(address(251))).toBeUndefined();
  expect(take(elsewhere)).toBeDefined();
});

test('counts all unknown addresses as one visitor and does not count this machine', () => {
  const { take } = createLivePlaces();
  for (let number = 0; number < 1000; number++)
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(take(address)).toBeDefined();
  for (let number = 0; number < 300; number++) expect(take('unknown')).toBeDefined();
  expect(take('')).toBeUndefined();
});

test('limits the live streams of all visitors together', () => {
  const { take } = createLivePlaces();
  for (let number = 0; number < 20_000; number++)
    expect(take(`10.${number >> 8}.${number & 255}.1`)).toBeDefined();
  expect(take('203.0.113.7')).toBeUndefined();
});
