import { join } from 'node:path';
import germany2012 from 'football.json/2012-13/de.1.json' with { type: 'json' };
import germany2014 from 'football.json/2014-15/de.1.json' with { type: 'json' };
import england2014 from 'football.json/2014-15/en.1.json' with { type: 'json' };
import spain2014 from 'football.json/2014-15/es.1.json' with { type: 'json' };
import { expect, test } from 'vitest';
import type { RankingRules } from './presets.ts';
import { presets } from './presets.ts';
import { rank } from './rank.ts';
import { readSeason } from './read-published-season.ts';

const directory = join(import.meta.dirname, 'seasons');

const almeria = { team: 'UD Almería', points: -3, reason: 'Zahlungsverzug' };

/** Data of a season in addition to its files. */
const beside: Record<string, Parameters<typeof readSeason>[2]> = {
  'england-2014-15': { packed: england2014 },
  'germany-2012-13': { packed: germany2012 },
  'germany-2014-15': { packed: germany2014 },
  'spain-2014-15': { packed: spain2014, corrections: [almeria] },
};

function ranked(name: string, rules: RankingRules) {
  const { league, table } = readSeason(directory, name, beside[name]);
  return { rows: rank(league, rules), table };
}

const seasons: [string, RankingRules][] = [
  ['world-cup-1994-e', presets.goalDifference],
  ['world-cup-2018-h', presets.goalDifference],
  ['world-cup-2022-c', presets.goalDifference],
  ['euro-2004-c', presets.directMeetings],
  ['euro-2012-a', presets.directMeetings],
  ['euro-2020-f', presets.directMeetings],
  ['england-2014-15', presets.goalDifference],
  ['germany-2012-13', presets.goalDifference],
  ['germany-2014-15', presets.goalDifference],
  ['spain-2014-15', presets.directMeetings],
];

test.each(seasons)('the computed table of %s equals the published table', (name, rules) => {
  const { rows, table } = ranked(name, rules);
  expect(rows).toMatchObject(table);
});

test('goals rank four equal teams; the game between two still equal teams decides their order', () => {
  const { rows } = ranked('world-cup-1994-e', presets.goalDifference);
  expect(rows.map(({ decided }) => decided?.by)).toEqual([
    'goals',
    'smallTablePoints',
    'goals',
    undefined,
  ]);
});

test('a head-to-head game decides before the goal difference', () => {
  const { rows } = ranked('euro-2012-a', presets.directMeetings);
  expect(rows[1]).toMatchObject({ team: 'Greece', difference: 0, decided: { meetings: [[1, 0]] } });
  expect(rows[2]).toMatchObject({ team: 'Russia', difference: 2 });
  const other = ranked('euro-2012-a', presets.goalDifference);
  expect(other.rows.map(({ team }) => team)).not.toEqual(rows.map(({ team }) => team));
});

test('three teams that only drew with each other are ranked by goals in these games', () => {
  const { rows } = ranked('euro-2004-c', presets.directMeetings);
  expect(rows.map(({ decided }) => decided?.by)).toEqual([
    'smallTableGoals',
    'smallTableGoals',
    undefined,
    undefined,
  ]);
});

test('teams that were separated by cards are marked as open', () => {
  const { rows } = ranked('world-cup-2018-h', presets.goalDifference);
  expect(rows.map(({ open }) => open)).toEqual([false, true, true, false]);
});

test('each season file contains one home game of every team against every other team', () => {
  for (const name of Object.keys(beside)) {
    const { league } = readSeason(directory, name, beside[name]);
    const pairs = new Set(league.games.map(({ home, away }) => `${home}–${away}`));
    expect(pairs.size).toBe(league.teams.length * (league.teams.length - 1));
    expect(league.games).toHaveLength(pairs.size);
  }
});

test('in Spain, games among three equal teams decide before the goal difference', () => {
  const { rows } = ranked('spain-2014-15', presets.directMeetings);
  const among = ['Deportivo', 'Eibar', 'Granada'];
  expect(rows.slice(15, 18)).toMatchObject([
    { team: 'Deportivo', difference: -25, decided: { by: 'smallTablePoints', upper: 7, among } },
    { team: 'Granada', difference: -35, decided: { by: 'smallTablePoints', upper: 6, among } },
    { team: 'Eibar', difference: -21, decided: null },
  ]);
  expect(rows.slice(13, 15)).toMatchObject([
    {
      team: 'Levante',
      difference: -33,
      decided: {
        meetings: [
          [1, 1],
          [1, 0],
        ],
      },
    },
    { team: 'Getafe', difference: -31 },
  ]);
  expect(rows[18]).toMatchObject({ team: 'UD Almería', points: 29, deducted: 3 });
});

test('ranking by goal difference would change the order of the Spanish table', () => {
  const { rows } = ranked('spain-2014-15', presets.goalDifference);
  expect(rows.slice(13, 18).map(({ team }) => team)).toEqual([
    'Getafe',
    'Levante',
    'Eibar',
    'Deportivo',
    'Granada',
  ]);
});
