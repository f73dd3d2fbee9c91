import { expect, test } from 'vitest';
import { contains, foldLetters, foldSearched, hasWords, sameName } from './same-name.ts';

test.each([
  'Rot Weiß',
  'ROT WEISS',
  'rot  weiss ',
  'ROT WEIẞ',
  'Rot\u00a0Weiß',
])('%j is one name', (name) => {
  expect(sameName(name)).toBe('rot weiss');
});

test.each([
  ['FC Mölbling', 'FC Mo\u0308lbling'],
  ['FC Mölbling', 'fc moelbling'],
  ['FC MÖLBLING', 'FC Mölbling'],
  ['NK Čakovec', 'NK Cakovec'],
  ['Đurđevac', 'Durdevac'],
  ['Łódź', 'lodz'],
])('%s and %s are one name', (one, other) => {
  expect(sameName(one)).toBe(sameName(other));
});

test.each([
  ['FC Mölbling', 'FC Molbling'],
  ['SV Au', 'SV Aue'],
  ['Michael', 'Michal'],
])('%s and %s are two names', (one, other) => {
  expect(sameName(one)).not.toBe(sameName(other));
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
  expect(contains(text, wanted)).toBe(true);
  expect(hasWords(foldSearched(text), wanted)).toBe(true);
});

test.each([
  ['Anton Müllner', 'möllner'],
  ['Anton Müllner', 'anton berta'],
  ['Strauß', 'straus berg'],
])('%s is not found by %s', (text, wanted) => {
  expect(contains(text, wanted)).toBe(false);
});

test('a search of nothing finds all', () => {
  expect(contains('Anton', '')).toBe(true);
  expect(foldLetters('Straße')).toBe('strasse');
});
