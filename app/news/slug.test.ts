import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anyText,
  expectNoneTwice,
  expectOneSegment,
  expectStable,
} from '#test/address-properties.ts';
import { asciiNewsSlug, freeNewsSlug, newsSlug } from './slug.ts';

const none: ReadonlySet<string> = new Set();

test('a news slug is the lowercased title with hyphens for spaces', () => {
  expect(newsSlug('Neuer Kapitän für 2025!')).toBe('neuer-kapitän-für-2025');
});

test('a news slug keeps underscores and hyphens and drops other signs', () => {
  expect(newsSlug('1. Sieg: Team_A – Team-B (3:2) „super“')).toBe('1-sieg-team_a--team-b-32-super');
});

test('a run of whitespace of any kind becomes one hyphen', () => {
  const title = 'a \t\r\n\u00a0\u202f\u3000 b';
  expect(newsSlug(title)).toBe('a-b');
  expect(asciiNewsSlug(title)).toBe('a-b');
});

test('composed and decomposed umlauts give equal slugs', () => {
  expect(newsSlug('Kapita\u0308n')).toBe('kapit\u00e4n');
  expect(asciiNewsSlug('Kapita\u0308n')).toBe('kapitn');
});

test('a news slug combines letters after the sign between them is removed', () => {
  expect(newsSlug('\u1100!\u1161')).toBe('\uac00');
});

test('an emoji leaves nothing invisible in a news slug', () => {
  expect(newsSlug('\u26bd\ufe0fSieg')).toBe('sieg');
  expect(newsSlug('Tor\u200b 1\ufe0f\u20e3')).toBe('tor-1');
});

test('the ASCII form of a news slug drops umlauts', () => {
  expect(asciiNewsSlug('Neuer Kapitän')).toBe('neuer-kapitn');
  expect(asciiNewsSlug('Größe_1')).toBe('gre_1');
});

test('articles of one title are numbered from two', () => {
  expect(freeNewsSlug('Erster Punkt', 7, none)).toBe('erster-punkt');
  expect(freeNewsSlug('Erster Punkt', 7, new Set(['erster-punkt']))).toBe('erster-punkt-2');
});

test('a title without letters or digits is addressed by the id of its article', () => {
  expect(freeNewsSlug('!!!', 7, none)).toBe('artikel-7');
  expect(freeNewsSlug('? !', 7, none)).toBe('artikel-7');
  expect(freeNewsSlug('', 7, new Set(['artikel-7']))).toBe('artikel-7-2');
});

test('a news slug has only letters with their marks, digits, underscores and hyphens', () => {
  fc.assert(
    fc.property(anyText, (title) => {
      expect(newsSlug(title)).toMatch(/^(?:\p{L}\p{M}*|[0-9_-])*$/u);
      expect(asciiNewsSlug(title)).toMatch(/^[a-z0-9_-]*$/);
    }),
    { numRuns: 2_000 },
  );
});

test('slugs are their own slugs', () => {
  expectStable(newsSlug);
  expectStable(asciiNewsSlug);
});

test('the address of an article is one segment of a path', () => {
  expectOneSegment((title, taken) => freeNewsSlug(title, 1, taken));
});

test('no address is given to two articles', () => {
  expectNoneTwice((title, taken) => freeNewsSlug(title, 1, taken));
});

test('an article called as the previews lie has another address', () => {
  expect(freeNewsSlug('Vorschau', 7, none)).toBe('vorschau-2');
});
