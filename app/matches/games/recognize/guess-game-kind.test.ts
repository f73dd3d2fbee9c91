import { expect, test } from 'vitest';
import { guessGameKind } from './guess-game-kind.ts';

test.each([
  ['Kärntner Liga', 'Meisterschaft'],
  ['2. Klasse C', 'Meisterschaft'],
  ['U14 Gruppe Mitte', 'Meisterschaft'],
  ['KFV-Cup', 'Pokal'],
  ['Testspiel', 'Freundschaftsspiel'],
  ['Vorbereitungsspiel', 'Freundschaftsspiel'],
  ['Trainingsspiel', 'Freundschaftsspiel'],
  ['Friendly', 'Freundschaftsspiel'],
  ['Hallenturnier', 'Turnier'],
  ['Hallencup', 'Turnier'],
  ['U12 Halle', 'Turnier'],
  ['Sporthallen-Cup', 'Turnier'],
  ['Futsal', 'Turnier'],
  ['Challenge Cup', 'Pokal'],
  ['Bezirksliga Hallein', 'Meisterschaft'],
  ['Sonstiges', undefined],
  ['', undefined],
])('guessGameKind reads %j as %j', (competition, kind) => {
  expect(guessGameKind(competition)).toBe(kind);
});
