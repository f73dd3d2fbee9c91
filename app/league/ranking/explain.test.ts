import { expect, test } from 'vitest';
import { explain } from './explain.ts';
import type { League } from './league.ts';
import type { RankingRules } from './presets.ts';
import { presets } from './presets.ts';
import { rank } from './rank.ts';
import { createLeague, game } from './read-published-season.ts';

const names = new Map([
  ['A', 'SC Berg'],
  ['B', 'FC Watan'],
  ['C', 'FC Acker'],
]);

function why(team: string, league: League, rules: RankingRules = presets.oefb) {
  const rows = rank(league, rules);
  const index = rows.findIndex((row) => row.team === team);
  const [row, below] = rows.slice(index);
  if (!row || !below) throw new Error(`nobody below ${team}`);
  return explain(row, below, names);
}

function by(...criteria: RankingRules['criteria']): RankingRules {
  return { win: 3, draw: 1, criteria: ['points', ...criteria], smallTable: 'kept' };
}

function games(...texts: string[]) {
  return createLeague(texts.map((text, index) => game(text, index)));
}

test('explains an order by points with both numbers', () => {
  expect(why('A', games('A 1:0 B'))).toBe('vor FC Watan: mehr Punkte (3 gegen 0)');
});

test('explains an order by the game between two teams with its result', () => {
  expect(why('A', games('A 3:1 B', 'B 9:0 X'))).toBe('vor FC Watan: direktes Duell 3:1');
});

test('shows both head-to-head results from the view of the higher team', () => {
  expect(why('A', games('A 3:1 B', 'B 1:0 A'))).toBe('vor FC Watan: direkte Duelle 3:1 und 0:1');
});

test('adds the away goals if the head-to-head results are even', () => {
  const rules = by('smallTablePoints', 'smallTableAwayGoals');
  expect(why('B', games('A 2:1 B', 'B 1:0 A'), rules)).toBe(
    'vor SC Berg: direkte Duelle 1:2 und 1:0 (1 Auswärtstor gegen 0)',
  );
});

test('names the other teams of a small table', () => {
  const league = games('A 1:0 B', 'A 1:1 C', 'B 0:0 C', 'B 1:0 X', 'C 0:0 Y', 'Y 0:0 C');
  expect(why('A', league)).toBe(
    'vor FC Acker: Kleintabelle mit FC Watan und FC Acker (4 Punkte gegen 2)',
  );
  expect(why('C', league)).toBe(
    'vor FC Watan: Kleintabelle mit SC Berg und FC Watan (2 Punkte gegen 1)',
  );
});

test('explains a small table by goals or goal difference with both values', () => {
  const circle = games('A 2:1 B', 'B 3:2 C', 'C 1:0 A');
  expect(why('B', circle)).toBe(
    'vor FC Acker: Kleintabelle mit SC Berg und FC Acker (4 Tore gegen 3)',
  );
  const clear = games('A 3:1 B', 'B 1:0 C', 'C 1:0 A');
  expect(why('A', clear)).toBe(
    'vor FC Acker: Kleintabelle mit FC Watan und FC Acker (Tordifferenz +1 gegen 0)',
  );
});

test('names each criterion of all games with both values', () => {
  expect(why('A', games('A 3:0 X', 'B 2:0 Y'), by('goalDifference'))).toBe(
    'vor FC Watan: bessere Tordifferenz (+3 gegen +2)',
  );
  expect(why('Y', games('A 3:0 X', 'B 2:0 Y'), by('goalDifference'))).toBe(
    'vor X: bessere Tordifferenz (−2 gegen −3)',
  );
  expect(why('A', games('A 3:2 X', 'B 2:1 Y'), by('goals'))).toBe(
    'vor FC Watan: mehr Tore (3 gegen 2)',
  );
  expect(why('A', games('X 0:1 A', 'B 1:0 Y'), by('awayWins'))).toBe(
    'vor FC Watan: mehr Auswärtssiege (1 gegen 0)',
  );
  expect(why('A', games('X 0:2 A', 'B 3:0 Y'), by('awayGoals'))).toBe(
    'vor FC Watan: mehr Auswärtstore (2 gegen 0)',
  );
  const threeDraws = games('A 1:0 X', 'B 0:0 X', 'B 0:0 Y', 'B 0:0 Z');
  expect(why('A', threeDraws, by('wins'))).toBe('vor FC Watan: mehr Siege (1 gegen 0)');
  expect(why('B', threeDraws, by('draws'))).toBe('vor SC Berg: mehr Unentschieden (3 gegen 0)');
});

test('explains fewer losses with both numbers', () => {
  const league = games('B 0:1 X', 'C 0:0 X');
  const corrected = { ...league, corrections: [{ team: 'C', points: -1, reason: '' }] };
  expect(why('C', corrected, by('losses'))).toBe('vor FC Watan: weniger Niederlagen (0 gegen 1)');
});

test('explains an order by award with the name of the losing team', () => {
  const league = createLeague([
    game('A 1:0 X'),
    game('B 9:0 Y'),
    game('B 1:0 Z', 2, 'away'),
    game('A 0:1 Z', 3),
  ]);
  expect(why('A', league)).toBe('vor FC Watan: Wertung gegen FC Watan');
});

test('the table explains an order by name, and says if no rule separates the teams', () => {
  const even = games('A 1:1 C');
  expect(why('A', even, by('goals'))).toBe('nach Namen gereiht: durch keine Regel getrennt');
  expect(why('A', even, presets.specification)).toBe('nach Namen gereiht');
});

test('explains that a team has withdrawn', () => {
  const league = createLeague([game('A 1:0 B'), game('C 1:0 A')], { withdrawn: ['B', 'C'] });
  expect(why('A', league)).toBe('vor FC Watan: FC Watan hat zurückgezogen');
  expect(why('B', league)).toBe('beide zurückgezogen');
});

test('marks an explanation as uncertain if the ranking rule is not known for sure', () => {
  const league = games('A 2:1 B', 'B 1:0 C', 'C 2:1 A', 'A 1:0 X', 'B 1:0 X', 'C 5:0 X');
  expect(why('C', league)).toBe(
    'nicht gesichert: vor FC Watan: bessere Tordifferenz (+5 gegen +1)',
  );
  expect(why('A', league)).toBe(
    'vor FC Acker: Kleintabelle mit FC Watan und FC Acker (3 Tore gegen 2)',
  );
});
