import { expect, test } from 'vitest';
import { expectStable } from '#test/address-properties.ts';
import { findFreeAddress, pathSegment, withoutLastSigns } from './slug.ts';

const none: ReadonlySet<string> = new Set();

test('a text is its own segment of a path', () => {
  expect(pathSegment('Max Müller-Öztürk')).toBe('Max Müller-Öztürk');
  expect(pathSegment(' \tMax\n\u00a0 Müller ')).toBe('Max Müller');
});

test('gives equal segments for composed and decomposed umlauts', () => {
  expect(pathSegment('Kapita\u0308n')).toBe('Kapit\u00e4n');
});

test('a text cannot leave its segment of a path', () => {
  expect(pathSegment('../a?b#c%2e\\d\u0007')).toBe('..-a-b-c-2e-d-');
  expect(pathSegment('.')).toBe('-.');
  expect(pathSegment(' .. ')).toBe('-..');
  expect(pathSegment('J. R.')).toBe('J. R.');
});

test('a text with half a surrogate pair can still be linked', () => {
  expect(pathSegment('A\ud800B 😀')).toBe('A-B 😀');
});

test('segments are their own segments', () => {
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
])('%s ends as %s', (address, end) => {
  expect(withoutLastSigns(address)).toBe(end);
});

test('the first free address is the wanted one or the lowest free number', () => {
  const numbered = (n: number) => `a${n}`;
  expect(findFreeAddress('a', none, numbered)).toBe('a');
  expect(findFreeAddress('a', new Set(['a']), numbered)).toBe('a2');
  expect(findFreeAddress('a', new Set(['a', 'a2', 'a3', 'a5']), numbered)).toBe('a4');
  expect(findFreeAddress('a', new Set(['a2']), numbered)).toBe('a');
});

test('an address of many signs loses only the last ones', () => {
  const signs = '!'.repeat(1_000_000);
  expect(withoutLastSigns(`${signs}x${signs}`)).toBe(`${signs}x`);
  expect(withoutLastSigns(signs)).toBe('');
});
