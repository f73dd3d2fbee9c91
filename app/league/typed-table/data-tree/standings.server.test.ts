import { expect, test } from 'vitest';
import { notesOn, parse } from '#test/sample-trees.ts';

test('an import reads a league table row and ignores the points of the row', () => {
  const row = { team: 'SC Berg', won: 3, drawn: 2, lost: 1 };
  const { snapshot, notes } = parse({ leagueTable: { a: { ...row, points: 11 }, b: row } });
  expect(snapshot.standing).toEqual([
    { id: 'a', position: null, ...row },
    { id: 'b', position: null, ...row },
  ]);
  expect(notes).toEqual([]);
});

test('an import replaces points that do not match the results and adds a note', () => {
  expect(notesOn({ leagueTable: [{ team: 'SC Berg', won: '3', points: '8' }] })).toEqual([
    'leagueTable/0/won: "3" als Zahl gelesen',
    'leagueTable/0/points: "8" als Zahl gelesen',
    'leagueTable/0/points: 8 passt nicht zu den Spielen, es gilt 9',
  ]);
});

test('an import leaves out an invalid table day and a day without a table', () => {
  const leagueTable = [{ team: 'SC Berg', won: 3 }];
  const dayOf = (tree: object) => parse(tree).snapshot.standingsDay;
  expect(dayOf({ leagueTable })).toEqual([]);
  expect(dayOf({ leagueTable, leagueTableDay: { day: '2026-11-14' } })).toEqual([
    { id: 1, day: '2026-11-14', source: null, sourceLink: null, preferred: null },
  ]);
  expect(notesOn({ leagueTable, leagueTableDay: { day: 'bald' } })).toEqual([
    'leagueTableDay/day: "bald" ist kein Datum, weggelassen',
  ]);
  expect(notesOn({ leagueTableDay: { day: '2026-11-14' } })).toEqual([
    'leagueTableDay: ohne Tabelle, weggelassen',
  ]);
});

test('an import gives a team without a name the name "Unbekannt"', () => {
  expect(notesOn({ leagueTable: [{ won: 3 }] })).toEqual([
    'leagueTable/0/team: fehlt, „Unbekannt“ eingesetzt',
  ]);
});

const pasted = {
  ...{ position: 1, team: 'SC Berg', played: 3, won: 2, drawn: 0, lost: 1 },
  ...{ goalsFor: 5, goalsAgainst: 4, points: 3, note: 'Abzug von 3 Punkten' },
};

test('imports a row with all its values, and the source with the day', () => {
  const said = { day: '2026-11-14', source: 'ÖFB', link: 'https://oefb.at/t', shown: 'typed' };
  const { snapshot, notes } = parse({ leagueTable: { a: pasted }, leagueTableDay: said });
  expect(notes).toEqual([]);
  expect(snapshot.standing).toEqual([{ id: 'a', ...pasted }]);
  expect(snapshot.standingsDay).toEqual([
    {
      ...{ id: 1, day: '2026-11-14', source: 'ÖFB', sourceLink: 'https://oefb.at/t' },
      preferred: 'typed',
    },
  ]);
  expect(notesOn({ leagueTable: { a: pasted }, leagueTableDay: { ...said, shown: 'x' } })).toEqual([
    'leagueTableDay/shown: "x" ist nicht „typed“ oder „results“, weggelassen',
  ]);
});

test('keeps missing wins unknown and gives a position to rows without one', () => {
  const { won: _, drawn: __, lost: ___, ...short } = pasted;
  const untold = { won: null, drawn: null, lost: null };
  expect(parse({ leagueTable: { a: short } }).snapshot.standing).toEqual([
    { id: 'a', ...short, ...untold },
  ]);
  const leagueTable = { a: { team: 'FC Bach', won: 1 }, b: { ...pasted, position: 4 } };
  expect(parse({ leagueTable }).snapshot.standing).toMatchObject([
    { id: 'b', position: 1, points: 3 },
    { id: 'a', position: 2, won: 1, played: 1, points: 3 },
  ]);
  expect(notesOn({ leagueTable })).toEqual([
    'leagueTable/a/played: fehlt, 1 berechnet',
    'leagueTable/a/points: fehlt, 3 berechnet',
    'leagueTable: Platz fehlt oder ist doppelt vergeben, neu nummeriert',
  ]);
});
