import { expect, test } from 'vitest';
import { notesOn, parse } from '#test/sample-trees.ts';

test('a row of the league table is taken over without its points', () => {
  const row = { team: 'SC Berg', won: 3, drawn: 2, lost: 1 };
  const { snapshot, notes } = parse({ leagueTable: { a: { ...row, points: 11 }, b: row } });
  expect(snapshot.standing).toEqual([
    { id: 'a', ...row },
    { id: 'b', ...row },
  ]);
  expect(notes).toEqual([]);
});

test('points that do not follow from the games are noted', () => {
  expect(notesOn({ leagueTable: [{ team: 'SC Berg', won: '3', points: '8' }] })).toEqual([
    'leagueTable/0/won: "3" als Zahl gelesen',
    'leagueTable/0/points: "8" als Zahl gelesen',
    'leagueTable/0/points: 8 passt nicht zu den Spielen, es gilt 9',
  ]);
});

test('a table is of the day that its node says, where that is one, and without the node of none', () => {
  const leagueTable = [{ team: 'SC Berg', won: 3 }];
  const dayOf = (tree: object) => parse(tree).snapshot.standingsDay;
  expect(dayOf({ leagueTable })).toEqual([]);
  expect(dayOf({ leagueTable, leagueTableDay: { day: '2026-11-14' } })).toEqual([
    { id: 1, day: '2026-11-14' },
  ]);
  expect(notesOn({ leagueTable, leagueTableDay: { day: 'bald' } })).toEqual([
    'leagueTableDay/day: "bald" ist kein Datum, weggelassen',
  ]);
  expect(notesOn({ leagueTableDay: { day: '2026-11-14' } })).toEqual([
    'leagueTableDay: ohne Tabelle, weggelassen',
  ]);
});

test('a team without a name stays in the table', () => {
  expect(notesOn({ leagueTable: [{ won: 3 }] })).toEqual([
    'leagueTable/0/team: fehlt, „Unbekannt“ eingesetzt',
  ]);
});
