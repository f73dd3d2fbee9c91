import { expect, test } from 'vitest';
import { clubWithin } from './club-within.ts';

const known = new Set(['SV Au', 'FC Sankt Muster (NÖ)', 'SK Liga', 'Kirchberg/W.', 'SV Tal, Nord']);
const names = {
  isOwn: (name: string) => name === 'Dynamo',
  isOpponent: (name: string) => known.has(name),
};

test.each([
  ['SV Au', 'SV Au', ''],
  ['SV Au, Unterliga Ost Herren', 'SV Au', 'Unterliga Ost Herren'],
  ['SV Au | 2. Klasse C', 'SV Au', '2. Klasse C'],
  ['SV Au (KFV-Cup)', 'SV Au', 'KFV-Cup'],
  ['Unterliga Ost: SV Au', 'SV Au', 'Unterliga Ost'],
  ['FC Sankt Muster (NÖ)', 'FC Sankt Muster (NÖ)', ''],
  ['FC Sankt Muster (NÖ), Unterliga', 'FC Sankt Muster (NÖ)', 'Unterliga'],
  ['SK Liga', 'SK Liga', ''],
  ['Heimspiel Dynamo', 'Dynamo', 'Heimspiel'],
  ['Testspiel SV Au', 'SV Au', 'Testspiel'],
  ['SV Tal, Nord, 5. Runde', 'SV Tal, Nord', '5. Runde'],
  ['Kirchberg/W., Testspiel', 'Kirchberg/W.', 'Testspiel'],
])('finds in %s the known club %s', (side, name, rest) => {
  expect(clubWithin(side, names)).toEqual({ name, rest, isSure: true });
});

test.each([
  ['SV Au, Platz 2', 'SV Au', 'Platz 2'],
  ['SV Au (Stmk)', 'SV Au', 'Stmk'],
  ['SV Berg, Unterliga Ost', 'SV Berg', 'Unterliga Ost'],
  ['SV Berg (NÖ)', 'SV Berg (NÖ)', ''],
  ['SV Au @ Sportplatz', 'SV Au', '@ Sportplatz'],
  ['SV Au entfällt', 'SV Au', 'entfällt'],
  ['SV Au am See', 'SV Au', 'am See'],
  ['SV Au (1b)', 'SV Au (1b)', ''],
  ['SV Au, U15', 'SV Au, U15', ''],
  ['Hallenturnier', 'Hallenturnier', ''],
])('asks if %s is %s', (side, name, rest) => {
  expect(clubWithin(side, names)).toEqual({ name, rest, isSure: false });
});

test.each([
  'SV Au 1b',
  'U15 SV Au',
  'Dynamo Amateure',
  'Dynamo U15',
])('treats %s as another team', (name) => {
  expect(clubWithin(name, names)).toEqual({ name, rest: '', isSure: true });
});

test('treats an unknown name as a new club', () => {
  expect(clubWithin('SV Berg', names)).toEqual({ name: 'SV Berg', rest: '', isSure: true });
});
