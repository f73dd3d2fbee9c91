import { expect, test } from 'vitest';
import {
  foldLetters,
  foldSearched,
  hasWords,
  matchesSearch,
  normalizeName,
} from './normalize-name.ts';

test.each([
  'Rot Weiß',
  'ROT WEISS',
  'rot  weiss ',
  'ROT WEIẞ',
  'Rot\u00a0Weiß',
])('%j is one name', (name) => {
  expect(normalizeName(name)).toBe('rot weiss');
});

test.each([
  ['FC Mölbling', 'FC Mo\u0308lbling'],
  ['FC Mölbling', 'fc moelbling'],
  ['FC MÖLBLING', 'FC Mölbling'],
  ['NK Čakovec', 'NK Cakovec'],
  ['Đurđevac', 'Durdevac'],
  ['Łódź', 'lodz'],
])('%s and %s are one name', (one, other) => {
  expect(normalizeName(one)).toBe(normalizeName(other));
});

test.each([
  ['FC Mölbling', 'FC Molbling'],
  ['SV Au', 'SV Aue'],
  ['Michael', 'Michal'],
])('%s and %s are two names', (one, other) => {
  expect(normalizeName(one)).not.toBe(normalizeName(other));
});

test.each([
  ['Spiel gegen Rot Weiß', 'weiss'],
  ['Spiel gegen Rot Weiss', 'WEISS Rot'],
  ['Größl', 'GRÖSSL'],
  ['Fußball in der Hauptstraße', 'fussball strasse'],
  ['Anton Müllner', 'muellner'],
  ['Anton Müllner', 'mullner'],
  ['Anton Muellner', 'Müllner'],
  ['Anton Muellner', 'mullner'],
  ['Anton Mullner', 'Müllner'],
  ['Anton Müllner', 'Mu\u0308llner'],
  ['Anton Mu\u0308llner', 'müllner'],
  ['Ivan Đokić', 'dokic'],
  ['José', 'jose'],
  ['Manuella', 'ella'],
  ['Michael', 'micha'],
  ['Michael', 'el'],
])('%s is found by %s', (text, wanted) => {
  expect(matchesSearch(text, wanted)).toBe(true);
  expect(hasWords(foldSearched(text), wanted)).toBe(true);
});

test.each([
  ['Anton Müllner', 'möllner'],
  ['Anton Müllner', 'anton berta'],
  ['Strauß', 'straus berg'],
])('%s is not found by %s', (text, wanted) => {
  expect(matchesSearch(text, wanted)).toBe(false);
});

test('a search of nothing finds all', () => {
  expect(matchesSearch('Anton', '')).toBe(true);
  expect(foldLetters('Straße')).toBe('strasse');
});
