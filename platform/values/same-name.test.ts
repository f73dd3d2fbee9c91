import { expect, test } from 'vitest';
import { contains, foldLetters, sameName } from './same-name.ts';

test.each([
  'Rot Weiß',
  'ROT WEISS',
  'rot  weiss ',
  'ROT WEIẞ',
  'Rot\u00a0Weiß',
])('%j is one name', (name) => {
  expect(sameName(name)).toBe('rot weiss');
});

test('an umlaut is another letter', () => {
  expect(sameName('FC Mölbling')).not.toBe(sameName('FC Molbling'));
  expect(sameName('Mo\u0308lbling')).toBe(sameName('Mölbling'));
});

test('what is searched is found with ß and with ss', () => {
  expect(contains('Spiel gegen Rot Weiß', 'weiss')).toBe(true);
  expect(contains('Spiel gegen Rot Weiss', 'WEISS Rot')).toBe(true);
  expect(contains('Größl', 'GRÖSSL')).toBe(true);
  expect(foldLetters('Straße')).toBe('strasse');
});
