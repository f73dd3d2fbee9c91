import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

test('converts line ends to line feeds and removes control characters', () => {
  expect(cleanText(' Hallo\r\nWelt\rund\tTab\0\u0007 ')).toBe('Hallo\nWelt\nund\tTab');
});

test('joins a letter that a Mac has decomposed', () => {
  expect(cleanText('Mu\u0308\0ller')).toBe('Müller');
  expect(cleanText('u\0\u0308')).toBe('ü');
});

test('removes marks of text direction, but does not split an emoji', () => {
  expect(cleanText('gnp.\u202Eexe\u2066 👩‍👧')).toBe('gnp.exe 👩‍👧');
});

test('removes Unicode noncharacters, which XML does not allow', () => {
  expect(cleanText('a\uFFFE\uFFFF\uFDD0\u{1FFFF}b')).toBe('ab');
});

test('replaces half of a surrogate pair with the replacement character', () => {
  expect(cleanText('a\uD83D')).toBe('a\uFFFD');
});

test('joins several lines into one line, for all kinds of line ends', () => {
  expect(cleanLine('Anna\r\nBcc: max@verein.example\u2028x')).toBe(
    'Anna Bcc: max@verein.example x',
  );
});

test('cleaning a cleaned text again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      for (const clean of [cleanText, cleanLine]) {
        const once = clean(typed);
        expect(clean(once)).toBe(once);
        expect(once).not.toMatch(/[\0\r]/);
      }
      expect(cleanLine(typed)).not.toMatch(/\n/);
    }),
  );
});
