import { expect, test } from 'vitest';
import { clubWithin } from './club-within.ts';

const known = new Set(['SV Au', 'FC Sankt Muster (NÖ)', 'SK Liga', 'Kirchberg/W.', 'SV Tal, Nord']);
const isKnown = (name: string) => known.has(name);

test.each([
  ['SV Au', 'SV Au', ''],
  ['SV Au, Unterliga Ost Herren', 'SV Au', 'Unterliga Ost Herren'],
  ['SV Au | 2. Klasse C', 'SV Au', '2. Klasse C'],
  ['SV Au (KFV-Cup)', 'SV Au', 'KFV-Cup'],
  ['Unterliga Ost: SV Au', 'SV Au', 'Unterliga Ost'],
  ['FC Sankt Muster (NÖ)', 'FC Sankt Muster (NÖ)', ''],
  ['FC Sankt Muster (NÖ), Unterliga', 'FC Sankt Muster (NÖ)', 'Unterliga'],
  ['SK Liga', 'SK Liga', ''],
  ['SV Tal, Nord, 5. Runde', 'SV Tal, Nord', '5. Runde'],
  ['Kirchberg/W., Testspiel', 'Kirchberg/W.', 'Testspiel'],
])('%s is %s, who is known', (side, name, rest) => {
  expect(clubWithin(side, isKnown)).toEqual({ name, rest, isSure: true });
});

test.each([
  ['SV Au, Platz 2', 'SV Au', 'Platz 2'],
  ['SV Au (Stmk)', 'SV Au', 'Stmk'],
  ['SV Berg, Unterliga Ost', 'SV Berg', 'Unterliga Ost'],
  ['SV Berg (NÖ)', 'SV Berg (NÖ)', ''],
  ['SV Au (1b)', 'SV Au (1b)', ''],
  ['SV Au, U15', 'SV Au, U15', ''],
  ['Hallenturnier', 'Hallenturnier', ''],
])('whether %s is %s is asked', (side, name, rest) => {
  expect(clubWithin(side, isKnown)).toEqual({ name, rest, isSure: false });
});

test('a name that nobody knows is new', () => {
  expect(clubWithin('SV Berg', isKnown)).toEqual({ name: 'SV Berg', rest: '', isSure: true });
});
