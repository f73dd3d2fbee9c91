import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPastedTable } from './pasted-table.ts';

const whole = {
  ...{ position: 1, team: 'SC Berg', played: 12, won: 8, drawn: 1, lost: 3 },
  ...{ goalsFor: 30, goalsAgainst: 14, points: 25, note: null },
};
const unknown = { won: null, drawn: null, lost: null, goalsFor: null, goalsAgainst: null };

function read(text: string) {
  const table = readPastedTable(text);
  if (typeof table === 'string') throw new Error(table);
  return table.rows.map(({ position, team, played, points }) => [position, team, played, points]);
}

test.each([
  ['a web page', '1\tSC Berg\t12\t8\t1\t3\t30:14\t16\t25'],
  ['a spreadsheet', '1.;"SC Berg";12;8;1;3;30:14;+16;25'],
  ['a print', '1. SC Berg   12  8  1  3   30 : 14   25'],
  ['a table without places', 'SC Berg 12 8 1 3 30:14 25'],
  ['a table without games', 'SC Berg 8 1 3 30:14 25'],
  ['a table with the goals in two columns', '1\tSC Berg\t12\t8\t1\t3\t30\t14\t16\t25'],
  ['two columns of goals without their difference', '1\tSC Berg\t12\t8\t1\t3\t30\t14\t25'],
  [
    'a table with a crest and the last games',
    '1\tWappen\tSC Berg\t12\t8\t1\t3\t30:14\t16\t25\tS\tN\tU',
  ],
  ['a table with the points before the difference', 'SC Berg 12 8 1 3 30-14 25 +16'],
  ['a spreadsheet that takes goals for a time', '1\tSC Berg\t12\t8\t1\t3\t30:14:00\t16\t25'],
  [
    'a spreadsheet on a phone',
    'Position\nTeam\nSpiele\nS\nU\nN\nTore\nDiff.\nPunkte\n1\nSC Berg\n12\n8\n1\n3\n30:14:00\n16\n25',
  ],
  ['a table of cells that each have a line', '1.\nSC Berg\n12\n8\n1\n3\n30:14\n16\n25'],
])('readPastedTable reads a row in the format of %s', (_, line) => {
  expect(readPastedTable(line)).toEqual({ rows: [whole], unread: [] });
});

const eins = '1 FC Eins 10 8 1 1 30:10 25';
const fortuna = '2 Fortuna Musterau 10 7 1 2 25:12 22';
const drei = '3 SV Drei 10 5 0 5 15:15 15';

test.each([
  [
    'table-goals-as-moment.txt',
    [fortuna, drei, '4 SC Vier 10 0 0 10 9:42 0'],
    ['1 FC Eins 10 8 1 1 01.01.1900 06:10 20 25'],
  ],
  ['table-phone-heads.txt', [eins, fortuna, drei], []],
  ['table-phone-no-heads.txt', [eins, fortuna, drei.replace('SV', 'SV 1923')], []],
  [
    'table-points-before-goals.txt',
    [eins, fortuna, '3 SV Drei 10 5 0 5 15:15 13 2 Punkte Abzug'],
    [],
  ],
  ['table-goals-in-three-cells.csv', [eins, fortuna, drei], []],
])('reads %s and lists the rows that it cannot read', (name, rows, unread) => {
  const file = new URL(`../../../test/fixtures/lists/${name}`, import.meta.url);
  const table = readPastedTable(readFileSync(file, 'utf8'));
  if (typeof table === 'string') throw new Error(table);
  const read = table.rows.map(({ position, team, played, won, drawn, lost, ...row }) =>
    [
      ...[position, team, played, won, drawn, lost, `${row.goalsFor}:${row.goalsAgainst}`],
      ...[row.points, row.note ?? []].flat(),
    ].join(' '),
  );
  expect([read, table.unread]).toEqual([rows, unread]);
});

test.each([
  '1\tSC Berg\t12\t8\t1\t3\t30:14',
  '1\tSC Berg\t12\t8\t1\t3\t16\t30:14',
  '1\tSC Berg\t8\t1\t3\t16\t30:14',
  '1\tSC Berg\t12\t8\t1\t3\t25\t17\t30:14',
])('rejects %j because it is unclear which number has the points', (row) => {
  expect(readPastedTable(row)).toContain('keine Tabelle');
});

test('accepts a goal difference of zero with both signs', () => {
  expect(read('1\tSC Berg\t12\t4\t4\t4\t14:14\t±0\t16')).toEqual([[1, 'SC Berg', 12, 16]]);
});

test('keeps missing values of a table unknown', () => {
  expect(readPastedTable('SC Berg 12 25\nFC 1910 Bach 7')).toEqual({
    rows: [
      { ...unknown, position: 1, team: 'SC Berg', played: 12, points: 25, note: null },
      { ...unknown, position: 2, team: 'FC 1910 Bach', played: null, points: 7, note: null },
    ],
    unread: [],
  });
  // Columns as on a phone: games, difference, points.
  expect(readPastedTable('1\tSC Berg\t12\t+16\t25\n2\tFC Bach\t12\t-3\t17')).toMatchObject({
    rows: [
      { ...unknown, played: 12, points: 25 },
      { ...unknown, played: 12, points: 17 },
    ],
  });
});

test('readPastedTable reads one cell in each line, with or without headings or places', () => {
  const cells = [
    ['1', 'SC Berg', '12', '8', '1', '3', '30:14', '16', '25'],
    ['2', 'FC Bach', '12', '6', '2', '4', '20:21', '-1', '17'],
    ['3', 'FK Mond', '12', '0', '0', '12', '4:50', '-46', '-3'],
  ];
  const expected = [
    [1, 'SC Berg', 12, 25],
    [2, 'FC Bach', 12, 17],
    [3, 'FK Mond', 12, -3],
  ];
  const head = ['Tabelle', '#', 'Mannschaft', 'Sp', 'S', 'U', 'N', 'Tore', '+/-', 'P'];
  const stacked = (rows: string[][]) => rows.flat().join('\n');
  expect(read(stacked(cells))).toEqual(expected);
  expect(read(stacked([head, ...cells]))).toEqual(expected);
  expect(read(stacked([head, ...cells.map((row) => row.slice(1))]))).toEqual(expected);
  expect(read(stacked(cells.map(([place, ...row]) => [`${place}.`, ...row, 'S', 'N'])))).toEqual(
    expected,
  );
});

test('skips headings and lists a row whose games do not add up as unread', () => {
  const text =
    'Tabelle nach Runde 12\n#\tMannschaft\tSP\tS\tU\tN\tTore\tP\n\n1\tSC Berg\t12\t8\t1\t4\t30:14\t25\n2 FC Bach 1 0 1 0 0:0 1';
  expect(readPastedTable(text)).toMatchObject({
    rows: [{ position: 2, team: 'FC Bach', drawn: 1 }],
    unread: ['1 SC Berg 12 8 1 4 30:14 25'],
  });
});

test('readPastedTable keeps positions and points, even if the results give another order', () => {
  expect(read('9\tSC Tal\t10\t3\t0\t7\t9\n10\tFC Acker\t10\t3\t1\t6\t10')).toEqual([
    [9, 'SC Tal', 10, 9],
    [10, 'FC Acker', 10, 10],
  ]);
  // This table is sorted by goals and not by place.
  expect(read('2 B 1 0 0 1 5:6 0\n1 A 1 1 0 0 1:0 3')).toEqual([
    [1, 'A', 1, 3],
    [2, 'B', 1, 0],
  ]);
  // Two teams share the first place.
  expect(read('1. A 1 1 0 0 2:0 3\n1. B 1 1 0 0 2:0 3\n3. C 2 0 0 2 0:4 0')).toEqual([
    [1, 'A', 1, 3],
    [2, 'B', 1, 3],
    [3, 'C', 2, 0],
  ]);
});

test('readPastedTable adds the footnote text to the team with the footnote mark', () => {
  const text =
    '1\tSC Berg*\t2\t2\t0\t0\t6\n2\tFC Bach\t2\t1\t0\t1\t3\n3\tFK Mond **\t2\t0\t0\t2\t-1\n* Abzug von 3 Punkten\n';
  const table = readPastedTable(text);
  expect(typeof table === 'string' ? table : table.rows).toMatchObject([
    { team: 'SC Berg', note: 'Abzug von 3 Punkten' },
    { team: 'FC Bach', note: null },
    { team: 'FK Mond', points: -1, note: 'Mit ** gekennzeichnet' },
  ]);
});

test('reads a footnote mark after the points, as in tables with halved points', () => {
  const text = [
    '1. RB Salzburg 22 17 4 1 49:13 27 *',
    '2. Rapid Wien 22 10 3 9 34:26 16*',
    '3. FK Austria Wien ** 22 10 5 7 37:31 16 *',
    '* Vorreihung bei Punktegleichheit',
    '** Drei Punkte Abzug',
  ].join('\n');
  const first = 'Vorreihung bei Punktegleichheit';
  const table = readPastedTable(text);
  expect(typeof table === 'string' ? table : table.rows).toMatchObject([
    { team: 'RB Salzburg', points: 27, note: first },
    { team: 'Rapid Wien', points: 16, note: first },
    { team: 'FK Austria Wien', points: 16, note: `Drei Punkte Abzug; ${first}` },
  ]);
  // The first two rows again, with each cell in its own line.
  const stacked = text
    .split('\n')
    .slice(0, 2)
    .map((row) => row.replace(/ (?=[\d*])/g, '\n'));
  expect(read(stacked.join('\n').replace(/(\d\.) /g, '$1\n'))).toEqual([
    [1, 'RB Salzburg', 22, 27],
    [2, 'Rapid Wien', 22, 16],
  ]);
});

test('lists a row with unclear numbers or marks as unread and guesses nothing', () => {
  // The column after the points has the points that each team lost by a withdrawal.
  const table = readPastedTable(
    [
      'Platz\tVerein\tSpiele\tTore\tPunkte\tPkt.-Differenz',
      '1\tMagdeburg\t29\t60:28\t63\t-3',
      '2 SC Berg 30 15 9 6 44:17 54 [P]',
      '3 FC Bach 29 14 9 6 51:28 51',
    ].join('\n'),
  );
  expect(table).toMatchObject({
    rows: [{ team: 'FC Bach', points: 51 }],
    unread: ['1 Magdeburg 29 60:28 63 -3', '2 SC Berg 30 15 9 6 44:17 54 [P]'],
  });
});

test.each([
  '01.01.1900 06:14',
  '6:14:00 AM',
  '1,2597',
  '1.257',
  'k. A.',
])('lists a row with %j among its numbers as unread and guesses nothing', (goals) => {
  const text = `1\tSC Berg\t12\t8\t1\t3\t${goals}\t16\t25\n2\tFC Bach\t12\t5\t2\t5\t20:20\t0\t17`;
  expect(readPastedTable(text)).toMatchObject({
    rows: [{ team: 'FC Bach' }],
    unread: [expect.stringMatching(/^1 SC Berg 12 8 1 3 .* 16 25$/)],
  });
});

test('readPastedTable does not read "spielfrei" (no game in this round) as a team', () => {
  expect(
    readPastedTable('1\tSC Berg\t1\t1\t0\t0\t2:0\t3\n2\tspielfrei\t0\t0\t0\t0\t0:0\t0'),
  ).toMatchObject({
    rows: [{ team: 'SC Berg' }],
    unread: ['2 spielfrei 0 0 0 0 0:0 0'],
  });
});

test('accepts a number at the beginning or end of a name', () => {
  expect(read('1\t1. FC Tal\t1\t1\t0\t0\t2:0\t3\n2\tSV 1919\t1\t0\t0\t1\t0:2\t0')).toEqual([
    [1, '1. FC Tal', 1, 3],
    [2, 'SV 1919', 1, 0],
  ]);
  expect(read('SV Tal 1919 12 8 1 3 30:14 25\n1. FC Berg 04 12 6 2 4 20:21 20')).toEqual([
    [1, 'SV Tal 1919', 12, 25],
    [2, '1. FC Berg 04', 12, 20],
  ]);
});

test('explains why a text is not a valid table', () => {
  expect(readPastedTable('Guten Tag')).toContain('keine Tabelle');
  expect(readPastedTable('A 1\nA 2')).toBe('A steht zweimal da. Bitte füge nur eine Tabelle ein.');
  expect(readPastedTable('x'.repeat(20_001))).toContain('zu lang');
  const many = Array.from({ length: 65 }, (_, index) => `T${index}x ${index}`).join('\n');
  expect(readPastedTable(many)).toBe('Das sind mehr als 64 Teams.');
});

test('readPastedTable skips a line that is longer than any table row', () => {
  expect(read(`${'a1 '.repeat(200)}\n1\tFC 1910\t1\t1\t0\t0\t2:0\t3`)).toEqual([
    [1, 'FC 1910', 1, 3],
  ]);
});

test('reads each position and each team only once from any pasted text', () => {
  const cell = fc.oneof(
    fc.constantFrom('1', '12', '-3', '3:1', 'SC Berg', '*', 'S', '#', '\t', '\n', ' ', ';', '25.'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 60 }), (cells) => {
      const table = readPastedTable(cells.join(''));
      if (typeof table === 'string') return;
      const positions = table.rows.map(({ position }) => position);
      expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
      expect(positions.every((position) => position > 0)).toBe(true);
      expect(new Set(table.rows.map(({ team }) => team)).size).toBe(table.rows.length);
    }),
  );
});
