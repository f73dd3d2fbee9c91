import { expect, test } from 'vitest';
import { rankStandings } from '#app/league/typed-table/standings.ts';
import type { League } from './league.ts';
import type { RankingRules } from './presets.ts';
import { presets } from './presets.ts';
import { rank } from './rank.ts';
import { createLeague, game } from './read-published-season.ts';

function placed(league: League, rules: RankingRules = presets.oefb) {
  return rank(league, rules).map(({ team }) => team);
}

function by(...criteria: RankingRules['criteria']): RankingRules {
  return { win: 3, draw: 1, criteria: ['points', ...criteria], smallTable: 'kept' };
}

test('a table row sums up the games, goals and points of a team', () => {
  const [first, second] = rank(createLeague([game('A 3:1 B'), game('B 2:2 A', 2)]), presets.oefb);
  expect(first).toMatchObject({ team: 'A', position: 1, played: 2, won: 1, drawn: 1, lost: 0 });
  expect(first).toMatchObject({ goalsFor: 5, goalsAgainst: 3, difference: 2, points: 4 });
  expect(second).toMatchObject({ team: 'B', position: 2, won: 0, lost: 1, points: 1, deducted: 0 });
});

test('the ranking rules decide how many points a win gives', () => {
  const league = createLeague([game('A 1:0 B'), game('C 0:0 D'), game('D 0:0 C', 2)]);
  expect(rank(league, { ...by('wins'), win: 2 }).find(({ team }) => team === 'A')?.points).toBe(2);
});

test('the table lists teams that have not played yet', () => {
  const teams = [{ id: 'x', name: 'X' }];
  expect(rank({ teams, games: [], corrections: [], withdrawn: [] }, presets.oefb)).toMatchObject([
    { team: 'x', position: 1, played: 0, points: 0, decided: null, open: false },
  ]);
});

test('a league without teams has an empty table', () => {
  expect(placed(createLeague([]))).toEqual([]);
});

test('a team that withdraws from a phase with halved points keeps its halved points', () => {
  const before = [game('A 1:0 B'), game('B 0:1 A', 2)];
  const league: League = {
    ...createLeague([game('B 2:0 C', 3)]),
    teams: ['A', 'B', 'C'].map((id) => ({ id, name: id })),
    ...{ withdrawn: ['A'], corrections: [{ team: 'A', points: -1, reason: 'Strafe' }] },
    earlier: { games: before, points: new Map([['A', { points: -3, rounded: 0 }]]) },
  };
  expect(rank(league, presets.oefb).at(-1)).toMatchObject({ team: 'A', points: 3, deducted: 0 });
});

test('points corrections take points away and add points', () => {
  const corrections = [
    { team: 'A', points: -8, reason: 'Finanzen' },
    { team: 'A', points: 2, reason: 'Einspruch' },
    { team: 'B', points: 1, reason: 'Fairness' },
  ];
  expect(rank(createLeague([game('A 3:1 B')], { corrections }), presets.oefb)).toMatchObject([
    { team: 'B', points: 1, deducted: -1 },
    { team: 'A', points: -3, deducted: 6, won: 1 },
  ]);
});

test('gives an awarded game to the team of the award, whatever the goals', () => {
  expect(rank(createLeague([game('A 4:1 B', 1, 'away')]), presets.oefb)).toMatchObject([
    { team: 'B', won: 1, points: 3, goalsFor: 1 },
    { team: 'A', lost: 1, points: 0, goalsFor: 4 },
  ]);
});

test('gives no points for a game that both teams lost by award', () => {
  const rows = rank(createLeague([game('A 0:0 B', 1, 'both')]), presets.oefb);
  for (const row of rows) expect(row).toMatchObject({ played: 1, lost: 1, drawn: 0, points: 0 });
});

test('ranks a withdrawn team last and does not count its games', () => {
  const games = [game('C 9:0 A'), game('A 1:0 B'), game('B 1:0 C', 2)];
  expect(rank(createLeague(games, { withdrawn: ['C'] }), presets.oefb)).toMatchObject([
    { team: 'A', played: 1, points: 3, withdrawn: false },
    { team: 'B', played: 1, points: 0, decided: null },
    { team: 'C', position: 3, played: 0, points: 0, withdrawn: true },
  ]);
});

test('rejects a league with an unknown team or a team listed twice', () => {
  const league = createLeague([game('A 1:0 B')]);
  const [team] = league.teams;
  if (!team) throw new Error('no team');
  const twice = { ...league, teams: [...league.teams, team] };
  const broken: League[] = [
    twice,
    { ...league, teams: [team] },
    { ...league, withdrawn: ['Z'] },
    { ...league, corrections: [{ team: 'Z', points: 1, reason: '' }] },
    createLeague([game('A 1:0 A')]),
  ];
  for (const one of broken) expect(() => rank(one, presets.oefb)).toThrow(RangeError);
});

test('ranks a team with a game lost by award behind others on equal points', () => {
  const games = [game('A 9:0 X'), game('B 1:0 Y'), game('A 0:3 Z', 2, 'away'), game('B 0:1 Z', 3)];
  expect(placed(createLeague(games))).toEqual(['Z', 'B', 'A', 'Y', 'X']);
  expect(rank(createLeague(games), presets.oefb)[1]?.decided).toMatchObject({
    by: 'behindByVerdict',
  });
});

test('one criterion over all games separates two teams with equal points', () => {
  const cases: [string[], RankingRules['criteria'][number]][] = [
    [['A 3:0 X', 'B 2:0 Y'], 'goalDifference'],
    [['A 3:2 X', 'B 2:1 Y'], 'goals'],
    [['X 0:1 A', 'B 1:0 Y'], 'awayWins'],
    [['X 0:2 A', 'B 3:0 Y'], 'awayGoals'],
  ];
  for (const [games, criterion] of cases) {
    const league = createLeague(games.map((text) => game(text)));
    expect(placed(league, by(criterion)).slice(0, 2)).toEqual(['A', 'B']);
    expect(rank(league, by(criterion))[0]?.decided?.by).toBe(criterion);
  }
});

test('ranks more wins, more draws or fewer losses higher on equal points', () => {
  const games = ['A 1:0 X', 'B 0:0 Y', 'Y 0:0 B', 'B 0:0 Y'].map((text, i) => game(text, i));
  expect(placed(createLeague(games), by('wins'))[0]).toBe('A');
  expect(placed(createLeague(games), by('draws')).slice(0, 2)).toEqual(['B', 'Y']);
  const lost = [...games, game('A 0:1 X', 9)];
  expect(placed(createLeague(lost), by('losses')).slice(-2)).toEqual(['A', 'X']);
});

test('sorts teams that no rule separates by name in German order, as open', () => {
  const names = ['Zell', 'SC 10', 'Österreich', 'SC 2'];
  const teams = names.map((name, index) => ({ id: String(index), name }));
  const rows = rank({ teams, games: [], corrections: [], withdrawn: [] }, presets.oefb);
  expect(rows.map(({ team }) => names[Number(team)])).toEqual([
    'Österreich',
    'SC 2',
    'SC 10',
    'Zell',
  ]);
  expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  expect(rows.every(({ open }) => open)).toBe(true);
  expect(rows[0]?.decided).toMatchObject({ by: 'none', upper: 'Österreich', lower: 'SC 2' });
});

test('teams are not marked as open if the rules rank by name', () => {
  expect(rank(createLeague([game('B 0:0 A')]), presets.specification)).toMatchObject([
    { team: 'A', open: false, decided: { by: 'name' } },
    { team: 'B', open: false, decided: null },
  ]);
});

test('the preset "specification" ranks teams in the order of rankStandings', () => {
  const games = ['A 1:0 B', 'C 2:2 D', 'D 0:0 E', 'E 1:0 C', 'B 4:0 A', 'C 1:1 A', 'F 0:0 D'];
  const league = createLeague(games.map((text, index) => game(text, index)));
  const rows = rank(league, presets.specification);
  expect(rows.map(({ team, points, position }) => [team, points, position])).toEqual(
    rankStandings(rows.toReversed()).map(({ team, points, position }) => [team, points, position]),
  );
});
