import { expect, test } from 'vitest';
import { readPastedTable } from './pasted-table.ts';

const whole = {
  ...{ team: 'SC Berg', played: 12, won: 8, drawn: 1, lost: 3 },
  ...{ goalsFor: 30, goalsAgainst: 14, points: 25 },
};

test.each([
  ['a web page', '1\tSC Berg\t12\t8\t1\t3\t30:14\t16\t25'],
  ['a spreadsheet', '1.;"SC Berg";12;8;1;3;30:14;+16;25'],
  ['a print', '1. SC Berg   12  8  1  3   30 : 14   25'],
  ['a table without places', 'SC Berg 12 8 1 3 30:14 25'],
  ['a table without games', 'SC Berg 8 1 3 30:14 25'],
])('a row as %s has it is understood', (_, line) => {
  expect(readPastedTable(line)).toEqual({ rows: [whole], unread: [] });
});

test('what a table does not say stays open', () => {
  const unknown = { won: null, drawn: null, lost: null, goalsFor: null, goalsAgainst: null };
  expect(readPastedTable('SC Berg 12 25\nFC 1910 Bach 7')).toEqual({
    rows: [
      { ...unknown, team: 'SC Berg', played: 12, points: 25 },
      { ...unknown, team: 'FC 1910 Bach', played: null, points: 7 },
    ],
    unread: [],
  });
});

test('heads are passed over, and a row whose games do not add up is told', () => {
  const text =
    'Tabelle\n#\tMannschaft\tSP\tS\tU\tN\tTore\tP\n\n1\tSC Berg\t12\t8\t1\t4\t30:14\t25\n2 FC Bach 1 0 1 0 0:0 1';
  expect(readPastedTable(text)).toMatchObject({
    rows: [{ team: 'FC Bach', drawn: 1 }],
    unread: ['1 SC Berg 12 8 1 4 30:14 25'],
  });
});

test('a sentence says what is no table', () => {
  expect(readPastedTable('Guten Tag')).toContain('keine Tabelle');
  expect(readPastedTable('A 1\nA 2')).toBe('A steht zweimal da. Bitte füge nur eine Tabelle ein.');
  expect(readPastedTable('x'.repeat(20_001))).toContain('zu lang');
  const many = Array.from({ length: 65 }, (_, index) => `T${index}x ${index}`).join('\n');
  expect(readPastedTable(many)).toBe('Das sind mehr als 64 Teams.');
});

test('a line longer than any row is passed over, and a number may end a name between cells', () => {
  expect(readPastedTable(`${'a1 '.repeat(200)}\n1\tFC 1910\t1\t1\t0\t0\t2:0\t3`)).toMatchObject({
    rows: [{ team: 'FC 1910', played: 1, points: 3 }],
    unread: [],
  });
});
