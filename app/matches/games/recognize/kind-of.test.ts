import { expect, test } from 'vitest';
import { kindOf } from './kind-of.ts';

test.each([
  ['Kärntner Liga', 'Meisterschaft'],
  ['2. Klasse C', 'Meisterschaft'],
  ['U14 Gruppe Mitte', 'Meisterschaft'],
  ['KFV-Cup', 'Pokal'],
  ['Testspiel', 'Freundschaftsspiel'],
  ['Hallenturnier', 'Turnier'],
  ['Hallencup', 'Turnier'],
  ['U12 Halle', 'Turnier'],
  ['Sporthallen-Cup', 'Turnier'],
  ['Futsal', 'Turnier'],
  ['Challenge Cup', 'Pokal'],
  ['Bezirksliga Hallein', 'Meisterschaft'],
  ['Sonstiges', undefined],
  ['', undefined],
])('%j is of kind %j', (competition, kind) => {
  expect(kindOf(competition)).toBe(kind);
});
