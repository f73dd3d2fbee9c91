import { expect, test } from 'vitest';
import { expectNoneTwice, expectOneSegment } from '#test/address-properties.ts';
import { freePersonAddress } from './addresses.server.ts';

const none: ReadonlySet<string> = new Set();

test('freePersonAddress adds a number, from two on, to a repeated name', () => {
  expect(freePersonAddress('Max Muster', none)).toBe('Max Muster');
  expect(freePersonAddress(' Max  Muster', new Set(['Max Muster']))).toBe('Max Muster 2');
  expect(freePersonAddress('A', new Set(['A', 'A 2']))).toBe('A 3');
});

test('freePersonAddress returns „Unbekannt“ for a person without a name', () => {
  expect(freePersonAddress(' \t', none)).toBe('Unbekannt');
  expect(freePersonAddress('', new Set(['Unbekannt']))).toBe('Unbekannt 2');
});

test('an address ends in a letter or digit: messengers cut off other signs', () => {
  expect(freePersonAddress('Max Muster jun.', none)).toBe('Max Muster jun');
  expect(freePersonAddress('Max Muster (jun.)', none)).toBe('Max Muster (jun');
  expect(freePersonAddress('Max Muster jun.', new Set(['Max Muster jun']))).toBe(
    'Max Muster jun 2',
  );
  expect(freePersonAddress('!', none)).toBe('Unbekannt');
});

test('freePersonAddress always returns exactly one path segment', () => {
  expectOneSegment(freePersonAddress);
});

test('freePersonAddress never returns an address that is already taken', () => {
  expectNoneTwice(freePersonAddress);
});
