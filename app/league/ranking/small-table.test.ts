import { expect, test } from 'vitest';
import type { League } from './league.ts';
import type { RankingRules, SmallTableRule } from './presets.ts';
import { presets } from './presets.ts';
import { rank } from './rank.ts';
import { createLeague, game } from './read-published-season.ts';

function placed(league: League, rules: RankingRules = presets.oefb) {
  return rank(league, rules).map(({ team }) => team);
}

function oefbWith(smallTable: SmallTableRule): RankingRules {
  return { ...presets.oefb, smallTable };
}

/** Returns wins against teams that do not matter here. */
function wins(team: string, count: number, goals = 1) {
  return Array.from({ length: count }, (_, index) =>
    game(`${team} ${goals}:0 nobody ${index}`, 90 + index),
  );
}

test('the game between two teams with equal points decides before all goals of the season', () => {
  const league = createLeague([game('A 1:0 B'), ...wins('B', 1, 9)]);
  expect(placed(league).slice(0, 2)).toEqual(['A', 'B']);
  expect(rank(league, presets.oefb)[0]?.decided).toMatchObject({
    by: 'smallTablePoints',
    upper: 3,
    lower: 0,
    among: ['A', 'B'],
    meetings: [[1, 0]],
  });
});

test('the small table counts even if some teams have not yet played each other', () => {
  // A table published in Lower Austria. Four teams had ten points, and two of these teams had not yet played
  // against the others.
  const games = [
    game('Hausbrunn 2:2 Eckartsau'),
    ...wins('Hausbrunn', 3),
    ...wins('Eckartsau', 3),
    game('Auersthal 8:1 nobody 0', 80),
    ...wins('Auersthal', 2),
    game('Auersthal 0:0 nobody 3', 81),
    game('Deutsch-Wagram 0:0 nobody 3', 82),
    ...wins('Deutsch-Wagram', 3),
  ];
  const rows = rank(createLeague(games), presets.oefb).slice(0, 4);
  expect(rows.map(({ points }) => points)).toEqual([10, 10, 10, 10]);
  expect(rows.map(({ team }) => team)).toEqual([
    'Eckartsau',
    'Hausbrunn',
    'Auersthal',
    'Deutsch-Wagram',
  ]);
  expect(rows[1]?.decided).toMatchObject({ by: 'smallTablePoints', upper: 1, lower: 0 });
  expect(rows[1]?.decided?.among).toHaveLength(4);
});

test('deducted points do not count in the small table', () => {
  const league = createLeague([game('A 0:1 B'), ...wins('A', 2)], {
    corrections: [{ team: 'A', points: -3, reason: 'Finanzen' }],
  });
  expect(rank(league, presets.oefb)).toMatchObject([
    { team: 'B', points: 3, decided: { by: 'smallTablePoints', upper: 3, lower: 0 } },
    { team: 'A', points: 3, deducted: 3 },
    {},
    {},
  ]);
});

test('difference, goals or away goals of the small table can decide the order', () => {
  const difference = createLeague([game('A 3:0 B'), game('B 1:0 A', 2)]);
  expect(rank(difference, presets.oefb)[0]).toMatchObject({
    team: 'A',
    decided: { by: 'smallTableDifference', upper: 2, lower: -2 },
  });
  const awayGoals: RankingRules = {
    win: 3,
    draw: 1,
    criteria: ['points', 'smallTablePoints', 'smallTableAwayGoals'],
  };
  const even = createLeague([game('A 2:1 B'), game('B 1:0 A', 2)]);
  expect(rank(even, awayGoals)[0]).toMatchObject({
    team: 'B',
    decided: {
      by: 'smallTableAwayGoals',
      upper: 1,
      lower: 0,
      meetings: [
        [1, 2],
        [1, 0],
      ],
    },
  });
  const circle = ['A 2:1 B', 'B 3:2 C', 'C 1:0 A'].map((text) => game(text));
  expect(rank(createLeague(circle), presets.oefb)).toMatchObject([
    { team: 'B', decided: { by: 'smallTableGoals', upper: 4, lower: 3 } },
    { team: 'C', decided: { by: 'smallTableGoals', upper: 3, lower: 2 } },
    { team: 'A' },
  ]);
});

// A, B and C are equal on points and difference in their small table, and goals put only A first. B has won
// against C, but C has scored more in other games.
const leftEqual = createLeague([
  game('A 2:1 B'),
  game('B 1:0 C', 2),
  game('C 2:1 A', 3),
  ...wins('A', 1),
  ...wins('B', 1),
  ...wins('C', 1, 5),
]);

// A has beaten B, C and D, which have beaten each other in a circle. D leads them if games against A count;
// otherwise B leads.
const circleBelow = createLeague([
  ...['A 5:0 B', 'A 1:0 C', 'A 1:0 D'].map((text) => game(text, 1)),
  ...['B 2:0 C', 'C 1:0 D', 'D 1:0 B'].map((text) => game(text, 2)),
  ...['B', 'C', 'D'].flatMap((team) => wins(team, 2)),
]);

test('with the rule "kept", the next criterion ranks teams that the small table leaves equal', () => {
  const rows = rank(leftEqual, oefbWith('kept'));
  expect(rows.slice(0, 3).map(({ team }) => team)).toEqual(['A', 'C', 'B']);
  expect(rows[0]?.decided).toMatchObject({ by: 'smallTableGoals', among: ['A', 'B', 'C'] });
  expect(rows[1]?.decided?.by).toBe('goalDifference');
});

test('makes a new small table after all its criteria leave teams equal', () => {
  const rows = rank(leftEqual, oefbWith('anew'));
  expect(rows.slice(0, 3).map(({ team }) => team)).toEqual(['A', 'B', 'C']);
  expect(rows[1]?.decided).toMatchObject({ by: 'smallTablePoints', among: ['B', 'C'] });
  expect(placed(circleBelow, oefbWith('anew')).slice(0, 4)).toEqual(['A', 'D', 'C', 'B']);
});

test('makes a new small table at once after one criterion leaves teams equal', () => {
  const rows = rank(circleBelow, oefbWith('at once'));
  expect(rows.slice(0, 4).map(({ team }) => team)).toEqual(['A', 'B', 'D', 'C']);
  expect(rows[0]?.decided).toMatchObject({ by: 'smallTablePoints', among: ['A', 'B', 'C', 'D'] });
  expect(rows[1]?.decided).toMatchObject({ by: 'smallTableDifference', among: ['B', 'C', 'D'] });
});

test('keeps the small table if the rule is unknown and marks teams that could move', () => {
  const rows = rank(leftEqual, presets.oefb);
  expect(rows.slice(0, 3).map(({ team }) => team)).toEqual(['A', 'C', 'B']);
  expect(rows.map(({ uncertain }) => uncertain)).toEqual([false, true, true, false]);
  expect(rows.slice(0, 3).map(({ decided }) => decided?.uncertain)).toEqual([
    false,
    true,
    undefined,
  ]);
});

test('marks no team if all rules agree or the rule is known', () => {
  const clear = ['A 1:0 B', 'B 1:0 C', 'A 1:0 C'].map((text) => game(text));
  const leagues = [
    rank(createLeague([...clear, ...wins('B', 1), ...wins('C', 2)]), presets.oefb),
    rank(leftEqual, oefbWith('kept')),
    rank(leftEqual, presets.directMeetings),
  ];
  for (const rows of leagues) expect(rows.some(({ uncertain }) => uncertain)).toBe(false);
});
