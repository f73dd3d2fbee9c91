import { join } from 'node:path';
import { expect, test } from 'vitest';
import { presets } from './presets.ts';
import { rank } from './rank.ts';
import type { RankingRules } from './ranking-rules.ts';
import { readSeason } from './read-season.ts';

const directory = join(import.meta.dirname, 'seasons');

function ranked(name: string, rules: RankingRules) {
  const { league, table } = readSeason(directory, name);
  return { rows: rank(league, rules), table };
}

const seasons: [string, RankingRules][] = [
  ['world-cup-1994-e', presets.goalDifference],
  ['world-cup-2018-h', presets.goalDifference],
  ['world-cup-2022-c', presets.goalDifference],
  ['euro-2004-c', presets.directMeetings],
  ['euro-2012-a', presets.directMeetings],
  ['euro-2020-f', presets.directMeetings],
];

test.each(seasons)('%s is ranked as it was published', (name, rules) => {
  const { rows, table } = ranked(name, rules);
  expect(rows).toMatchObject(table);
});

test('four teams on equal points and difference are parted by goals, two of them by their game', () => {
  const { rows } = ranked('world-cup-1994-e', presets.goalDifference);
  expect(rows.map(({ decided }) => decided?.by)).toEqual([
    'goals',
    'smallTablePoints',
    'goals',
    undefined,
  ]);
});

test('a direct meeting decides against the difference of goals', () => {
  const { rows } = ranked('euro-2012-a', presets.directMeetings);
  expect(rows[1]).toMatchObject({ team: 'Greece', difference: 0, decided: { meetings: [[1, 0]] } });
  expect(rows[2]).toMatchObject({ team: 'Russia', difference: 2 });
  const other = ranked('euro-2012-a', presets.goalDifference);
  expect(other.rows.map(({ team }) => team)).not.toEqual(rows.map(({ team }) => team));
});

test('three teams that have drawn with each other are parted by their goals in it', () => {
  const { rows } = ranked('euro-2004-c', presets.directMeetings);
  expect(rows.map(({ decided }) => decided?.by)).toEqual([
    'smallTableGoals',
    'smallTableGoals',
    undefined,
    undefined,
  ]);
});

test('teams that cards have parted are open here', () => {
  const { rows } = ranked('world-cup-2018-h', presets.goalDifference);
  expect(rows.map(({ open }) => open)).toEqual([false, true, true, false]);
});
