import { expect, test } from 'vitest';
import { foldClub } from './own-side.ts';
import { isSimilarClub } from './similar-club.ts';

function isSimilar(one: string, other: string): boolean {
  return isSimilarClub(foldClub(one), foldClub(other));
}

test.each([
  ['Mölbling', 'FC Mölbling'],
  ['Mölbling', 'WSG Mölbling-Treibach'],
  ['Moelbing', 'FC Mölbling'],
  ['Rot Weis', 'Rot-Weiß'],
])('%s is similar to %s', (one, other) => {
  expect([isSimilar(one, other), isSimilar(other, one)]).toEqual([true, true]);
});

test.each([
  ['Mölbling', 'FC Mölbling 1b'],
  ['Mölbling', 'Mölbling U14'],
  ['SC Berg', 'SC Tal'],
  ['FC Au', 'FC Aich'],
  ['Untermölbling am See', 'Obermölbling'],
])('isSimilarClub finds no similarity between %s and %s', (one, other) => {
  expect(isSimilar(one, other)).toBe(false);
});
