import { expect, test } from 'vitest';
import { expectStable } from '#test/address-properties.ts';
import { findFreeAddress, pathSegment, withoutLastSigns } from './slug.ts';

const none: ReadonlySet<string> = new Set();

test('a path segment keeps umlauts and contains only single spaces', () => {
  expect(pathSegment('Max Müller-Öztürk')).toBe('Max Müller-Öztürk');
  expect(pathSegment(' \tMax\n\u00a0 Müller ')).toBe('Max Müller');
});

test('gives equal segments for composed and decomposed umlauts', () => {
  expect(pathSegment('Kapita\u0308n')).toBe('Kapit\u00e4n');
});

test('replaces characters that could end or change a path segment', () => {
  expect(pathSegment('../a?b#c%2e\\d\u0007')).toBe('..-a-b-c-2e-d-');
  expect(pathSegment('.')).toBe('-.');
  expect(pathSegment(' .. ')).toBe('-..');
  expect(pathSegment('J. R.')).toBe('J. R.');
});

test('replaces half of a surrogate pair, so that the address works', () => {
  expect(pathSegment('A\ud800B 😀')).toBe('A-B 😀');
});

test('converting a path segment again does not change it', () => {
  expectStable(pathSegment);
});

test.each([
  ['usc-kirchberg-w.', 'usc-kirchberg-w'],
  ['Max Muster jun.', 'Max Muster jun'],
  ['fc-sankt-muster-(nö)', 'fc-sankt-muster-(nö'],
  ['tor!…', 'tor'],
  ['Max 2', 'Max 2'],
  ['e\u0301', 'e\u0301'],
  ['!', ''],
])('shortens the end of the address %s: %s', (address, end) => {
  expect(withoutLastSigns(address)).toBe(end);
});

test('returns the wanted address, or adds the lowest free number to it', () => {
  const numbered = (n: number) => `a${n}`;
  expect(findFreeAddress('a', none, numbered)).toBe('a');
  expect(findFreeAddress('a', new Set(['a']), numbered)).toBe('a2');
  expect(findFreeAddress('a', new Set(['a', 'a2', 'a3', 'a5']), numbered)).toBe('a4');
  expect(findFreeAddress('a', new Set(['a2']), numbered)).toBe('a');
});

test('removes only the signs at the end of a very long address', () => {
  const signs = '!'.repeat(1_000_000);
  expect(withoutLastSigns(`${signs}x${signs}`)).toBe(`${signs}x`);
  expect(withoutLastSigns(signs)).toBe('');
});
