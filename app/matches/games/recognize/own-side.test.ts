import { expect, test } from 'vitest';
import { noOpponent, ownSide } from './own-side.ts';

const own = ['Grün-Weiß Musterau', 'Musterau'];

test.each([
  'Grün-Weiß Musterau',
  'SV Grün-Weiß Musterau',
  'GRUEN-WEISS MUSTERAU',
  'F.C. Grün Weiß Musterau',
  'Union Musterau',
  'Musterau KM',
  'SK Grün-Weiss Musterau',
])('ownSide recognizes %s as our first team', (name) => {
  expect(ownSide({ home: name, away: 'SK Berg' }, own)).toEqual({
    opponent: 'SK Berg',
    isHome: true,
  });
  expect(ownSide({ home: 'SK Berg', away: name }, own)).toEqual({
    opponent: 'SK Berg',
    isHome: false,
  });
});

test.each([
  'Musterau 1b',
  'SV Musterau II',
  'Grün-Weiß Musterau Res',
  'Musterau U15',
  'Untermusterau',
  'SV',
  '',
])('ownSide does not recognize %s as our first team', (name) => {
  expect(ownSide({ home: name, away: 'SK Berg' }, own)).toBe(
    'Keiner der beiden Vereine heißt wie eurer.',
  );
});

test('recognizes our reserve team by its name and rejects two sides with our name', () => {
  const names = [...own, 'Musterau 1b'];
  expect(ownSide({ home: 'SV Musterau 1B', away: 'SK Berg' }, names)).toMatchObject({
    isHome: true,
  });
  expect(ownSide({ home: 'Musterau', away: 'Musterau 1b' }, names)).toBe(
    'Beide Vereine heißen wie eurer.',
  );
});

test.each([
  'spielfrei',
  'SPIELFREI',
  'Spielfrei 1',
  '(spielfrei)',
  'spielfreier Verein',
  'Freilos',
  'bye',
  'Freilos 2',
  'kein Gegner',
  'turno di riposo',
  'slobodna ekipa',
])('noOpponent recognizes %j as a bye', (name) => {
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
  '- - -',
  '2. Gruppe B',
  'Gruppenzweiter A',
  'Gegner steht noch nicht fest',
])('%j means that the opponent is not known yet', (name) => {
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
  'SK Byenau',
  'FC Freie Turner',
  'DSG Spielfreunde',
  '1. FC Gruppenstein',
])('noOpponent accepts %j as the name of an opponent', (name) => {
  expect(noOpponent(name)).toBeUndefined();
});
