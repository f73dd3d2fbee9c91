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
])('treats %j as a spelling of Rot Weiß', (name) => {
  expect(normalizeName(name)).toBe('rot weiss');
});

test.each([
  ['FC Mölbling', 'FC Mo\u0308lbling'],
  ['FC Mölbling', 'fc moelbling'],
  ['FC MÖLBLING', 'FC Mölbling'],
  ['NK Čakovec', 'NK Cakovec'],
  ['Đurđevac', 'Durdevac'],
  ['Łódź', 'lodz'],
])('treats %s and %s as equal names', (one, other) => {
  expect(normalizeName(one)).toBe(normalizeName(other));
});

test.each([
  ['FC Mölbling', 'FC Molbling'],
  ['SV Au', 'SV Aue'],
  ['Michael', 'Michal'],
])('treats %s and %s as different names', (one, other) => {
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
])('finds the text %s with the search words %s', (text, wanted) => {
  expect(matchesSearch(text, wanted)).toBe(true);
  expect(hasWords(foldSearched(text), wanted)).toBe(true);
});

test.each([
  ['Anton Müllner', 'möllner'],
  ['Anton Müllner', 'anton berta'],
  ['Strauß', 'straus berg'],
])('does not find the text %s with the search words %s', (text, wanted) => {
  expect(matchesSearch(text, wanted)).toBe(false);
});

test('an empty search matches every text', () => {
  expect(matchesSearch('Anton', '')).toBe(true);
  expect(foldLetters('Straße')).toBe('strasse');
});
