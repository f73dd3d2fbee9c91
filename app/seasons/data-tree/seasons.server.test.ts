import { expect, test } from 'vitest';
import { notesOn, parse } from '#test/sample-trees.ts';

const team = { position: 1, team: 'SC Berg', played: 3, won: 1, drawn: 1, lost: 1, points: 4 };
const onSeason = (fields: object) => notesOn({ seasons: { 2024: fields } });
const teams = (...list: unknown[]) =>
  parse({ seasons: { 2024: { teams: list } } }).snapshot.seasonTeam.map(
    ({ position, team }) => `${position} ${team}`,
  );

test('imports a season with all fields without a note', () => {
  const { snapshot, notes } = parse({
    seasons: {
      2024: {
        ...{ firstDay: '2024-02-01', lastDay: '2024-11-30' },
        ...{ captain: 'A', topScorer: 'B', topAssistProvider: 'C', trainer: 'D', teams: [team] },
        teamAchievements: ['Fairplay'],
        individualAchievements: [{ title: 'Jüngster', player: 'A' }, 'Torschützenkönig'],
        ...{ text: 'Gut.\n\nSehr gut.', image: '/uploads/a.jpg', imageAlt: 'Jubel' },
        highlights: ['Derby gewonnen', 'Neuer Platz'],
      },
    },
    lastSeason: { 2024: { title: 'Fairplay', playerAchievement: 'Jüngster', player: 'A' } },
  });
  expect(notes).toEqual([]);
  expect(snapshot.season).toEqual([
    {
      ...{ id: '2024', name: '2024', firstDay: '2024-02-01', lastDay: '2024-11-30' },
      ...{ captain: 'A', topScorer: 'B', topAssistProvider: 'C', trainer: 'D' },
      ...{ text: 'Gut.\n\nSehr gut.', image: '/uploads/a.jpg', imageAlt: 'Jubel' },
    },
  ]);
  expect(snapshot.seasonMoment).toEqual([
    { seasonId: '2024', ordinal: 0, text: 'Derby gewonnen' },
    { seasonId: '2024', ordinal: 1, text: 'Neuer Platz' },
  ]);
  expect(snapshot.seasonTeam).toEqual([
    { seasonId: '2024', ...team, goalsFor: null, goalsAgainst: null, note: null },
  ]);
  expect(snapshot.seasonHonour).toEqual([
    { seasonId: '2024', kind: 'team', ordinal: 0, title: 'Fairplay', player: null },
    { seasonId: '2024', kind: 'individual', ordinal: 0, title: 'Jüngster', player: 'A' },
    { seasonId: '2024', kind: 'individual', ordinal: 1, title: 'Torschützenkönig', player: null },
  ]);
  expect(snapshot.seasonHighlight).toEqual([
    { seasonId: '2024', title: 'Fairplay', playerAchievement: 'Jüngster', player: 'A' },
  ]);
});

test.each([
  { firstDay: '2024-02-01' },
  { lastDay: '2024-02-01' },
  { firstDay: '2024-11-30', lastDay: '2024-02-01' },
])('leaves out invalid days of a season: %j', (days) => {
  expect(onSeason(days)).toEqual([
    'seasons/2024: firstDay und lastDay sind nicht die Tage einer Saison, weggelassen',
  ]);
});

test('imports seasons from a list whose items have the field seasonId', () => {
  const { snapshot, notes } = parse({ seasons: [{ seasonId: 2024 }, { seasonId: '2025' }] });
  expect(snapshot.season.map(({ id }) => id)).toEqual(['2024', '2025']);
  expect(notes).toEqual([]);
});

test('skips a repeated season and a season without a name', () => {
  expect(notesOn({ seasons: [{ seasonId: 2024 }, { seasonId: '2024' }] })).toEqual([
    'seasons/1: Saison "2024" gibt es schon, übersprungen',
  ]);
  expect(notesOn({ seasons: { '': { captain: 'A' } } })).toEqual([
    'seasons/: Saison fehlt, übersprungen',
  ]);
});

test('sorts the rows of a final table by position', () => {
  const list = [
    { ...team, position: 2, team: 'Zweiter' },
    { ...team, team: 'Erster' },
  ];
  expect(teams(...list)).toEqual(['1 Erster', '2 Zweiter']);
  expect(onSeason({ teams: list })).toEqual([]);
});

test('numbers a final table again if a position is missing or used twice', () => {
  const list = [
    { ...team, position: 1, team: 'B' },
    { ...team, position: 1, team: 'A' },
  ];
  expect(teams(...list)).toEqual(['1 B', '2 A']);
  expect(onSeason({ teams: list })).toEqual([
    'seasons/2024/teams: Platz fehlt oder ist doppelt vergeben, neu nummeriert',
  ]);
  expect(teams({ ...team, position: undefined, team: 'X' }, team)).toEqual(['1 SC Berg', '2 X']);
});

test('imports goals, reasons and negative points of a final table unchanged', () => {
  const row = { ...team, goalsFor: 5, goalsAgainst: 4, points: -2, note: 'Abzug von 6 Punkten' };
  const { snapshot, notes } = parse({ seasons: { 2024: { teams: [row] } } });
  expect([snapshot.seasonTeam, notes]).toEqual([[{ seasonId: '2024', ...row }], []]);
});

test('computes missing numbers of games and points in a final table', () => {
  expect(onSeason({ teams: [{ position: 1, team: 'SC Berg', won: 2, drawn: 1 }] })).toEqual([
    'seasons/2024/teams/0/played: fehlt, 3 berechnet',
    'seasons/2024/teams/0/points: fehlt, 7 berechnet',
  ]);
});

test('imports a single text as an honour, skips empty items and adds a missing title', () => {
  expect(onSeason({ teamAchievements: 'Meister' })).toEqual([]);
  expect(
    onSeason({ teamAchievements: [null, ''], individualAchievements: [{ player: 'A' }, 5] }),
  ).toEqual([
    'seasons/2024/teamAchievements/0: leerer Platz, übersprungen',
    'seasons/2024/individualAchievements/0/title: fehlt, „Auszeichnung“ eingesetzt',
    'seasons/2024/individualAchievements/1: 5 als Text gelesen',
  ]);
});

test('a highlight of an unknown season adds the season', () => {
  const { snapshot, notes } = parse({ lastSeason: [{ season: 2024, title: 'Fairplay' }] });
  expect(snapshot.season).toMatchObject([{ id: '2024', name: '2024', captain: null }]);
  expect(snapshot.seasonHighlight).toMatchObject([{ seasonId: '2024', title: 'Fairplay' }]);
  expect(notes).toEqual([
    { path: 'lastSeason/0', text: 'Saison "2024" fehlt in seasons, angelegt' },
  ]);
});
