import { expect, test } from 'vitest';
import { noOpponent } from './no-opponent.ts';

test.each([
  'spielfrei',
  'SPIELFREI',
  'Spielfrei 1',
  '(spielfrei)',
  'spielfreier Verein',
  'Freilos',
  'bye',
])('%j is a bye', (name) => {
  expect(noOpponent(name)).toContain('kein Spiel');
});

test.each([
  'N.N.',
  'n. n.',
  'NN',
  'TBA',
  'tbd',
  '?',
  '-',
  'offen',
  'Gegner unbekannt',
  'Sieger Spiel 3',
])('%j stands for an opponent that nobody knows yet', (name) => {
  expect(noOpponent(name)).toContain('noch nicht fest');
});

test.each([
  'SC Berg',
  'FC Frei',
  'Freiburg',
  'SV Offenbach',
  'SV Spielfreiheit',
  'X-Team',
  'Sieger Hall',
  'SV Neunkirchen',
])('%j is an opponent', (name) => {
  expect(noOpponent(name)).toBeUndefined();
});
