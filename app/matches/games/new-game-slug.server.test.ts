import { expect, test } from 'vitest';
import { expectNoneTwice, expectOneSegment } from '#test/address-properties.ts';
import { freeGameSlug, gameSlug } from './new-game-slug.server.ts';

const ofOpponent = (opponent: string, taken: ReadonlySet<string>) =>
  freeGameSlug({ prefix: 'x', opponent, date: '2025-05-03' }, taken);

test('gameSlug contains the name of the club and of the opponent', () => {
  expect(gameSlug('sv-muster', 'SC Concordia Musterau')).toBe('sv-muster-vs-sc-concordia-musterau');
  expect(gameSlug('sv-muster', 'Grün Weiß')).toBe('sv-muster-vs-grün-weiß');
});

test('gameSlug replaces slashes and other special characters of addresses with hyphens', () => {
  expect(gameSlug('x', 'A/B\\C?D#E%F\u0000G')).toBe('x-vs-a-b-c-d-e-f-g');
});

test('gameSlug replaces each run of whitespace with one hyphen', () => {
  expect(gameSlug('x', 'a \t\r\n\u00a0\u202f\u3000 b')).toBe('x-vs-a-b');
});

test('composed and decomposed umlauts give equal slugs', () => {
  expect(gameSlug('Kapita\u0308n', 'Kapita\u0308n')).toBe('Kapit\u00e4n-vs-kapit\u00e4n');
});

test('freeGameSlug adds the date to a repeated opponent, and then also a number', () => {
  const taken = new Set<string>();
  const given = Array.from({ length: 4 }, () => {
    const slug = ofOpponent('FC Bach', taken);
    taken.add(slug);
    return slug;
  });
  expect(given).toEqual([
    'x-vs-fc-bach',
    'x-vs-fc-bach-2025-05-03',
    'x-vs-fc-bach-2025-05-03-2',
    'x-vs-fc-bach-2025-05-03-3',
  ]);
});

test('freeGameSlug always returns exactly one path segment', () => {
  expectOneSegment(ofOpponent);
});

test('freeGameSlug never returns an address that is already taken', () => {
  expectNoneTwice(ofOpponent);
});
