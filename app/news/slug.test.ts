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

test('newsSlug lowercases the title and replaces spaces with hyphens', () => {
  expect(newsSlug('Neuer Kapitän für 2025!')).toBe('neuer-kapitän-für-2025');
});

test('newsSlug keeps underscores and hyphens and removes other special characters', () => {
  expect(newsSlug('1. Sieg: Team_A – Team-B (3:2) „super“')).toBe('1-sieg-team_a--team-b-32-super');
});

test('newsSlug replaces each run of whitespace with one hyphen', () => {
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

test('newsSlug removes emojis and their invisible characters', () => {
  expect(newsSlug('\u26bd\ufe0fSieg')).toBe('sieg');
  expect(newsSlug('Tor\u200b 1\ufe0f\u20e3')).toBe('tor-1');
});

test('asciiNewsSlug removes umlauts', () => {
  expect(asciiNewsSlug('Neuer Kapitän')).toBe('neuer-kapitn');
  expect(asciiNewsSlug('Größe_1')).toBe('gre_1');
});

test('freeNewsSlug adds a number, from two on, to a repeated title', () => {
  expect(freeNewsSlug('Erster Punkt', 7, none)).toBe('erster-punkt');
  expect(freeNewsSlug('Erster Punkt', 7, new Set(['erster-punkt']))).toBe('erster-punkt-2');
});

test('freeNewsSlug uses the article id for a title without letters and digits', () => {
  expect(freeNewsSlug('!!!', 7, none)).toBe('artikel-7');
  expect(freeNewsSlug('? !', 7, none)).toBe('artikel-7');
  expect(freeNewsSlug('', 7, new Set(['artikel-7']))).toBe('artikel-7-2');
});

test('newsSlug and asciiNewsSlug return only letters, digits, underscores and hyphens', () => {
  fc.assert(
    fc.property(anyText, (title) => {
      expect(newsSlug(title)).toMatch(/^(?:\p{L}\p{M}*|[0-9_-])*$/u);
      expect(asciiNewsSlug(title)).toMatch(/^[a-z0-9_-]*$/);
    }),
    { numRuns: 2_000 },
  );
});

test('newsSlug and asciiNewsSlug do not change an existing slug', () => {
  expectStable(newsSlug);
  expectStable(asciiNewsSlug);
});

test('freeNewsSlug always returns exactly one path segment', () => {
  expectOneSegment((title, taken) => freeNewsSlug(title, 1, taken));
});

test('freeNewsSlug never returns an address that is already taken', () => {
  expectNoneTwice((title, taken) => freeNewsSlug(title, 1, taken));
});

test('an article with the title „Vorschau“ does not get the address of previews', () => {
  expect(freeNewsSlug('Vorschau', 7, none)).toBe('vorschau-2');
});
