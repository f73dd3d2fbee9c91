import { expect, test } from 'vitest';
import { expectNoneTwice, expectOneSegment } from '#test/address-properties.ts';
import { freePersonAddress } from './addresses.server.ts';

const none: ReadonlySet<string> = new Set();

test('namesakes are numbered from two', () => {
  expect(freePersonAddress('Max Muster', none)).toBe('Max Muster');
  expect(freePersonAddress(' Max  Muster', new Set(['Max Muster']))).toBe('Max Muster 2');
  expect(freePersonAddress('A', new Set(['A', 'A 2']))).toBe('A 3');
});

test('a person without a name still has an address', () => {
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

test('the address of a person is one segment of a path', () => {
  expectOneSegment(freePersonAddress);
});

test('no address is given to two people', () => {
  expectNoneTwice(freePersonAddress);
});
