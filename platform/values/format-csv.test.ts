import { expect, test } from 'vitest';
import { formatCsv } from './format-csv.ts';

test('rows are lines, and cells that hold signs of the format are quoted', () => {
  expect(
    formatCsv([
      ['E-Mail', 'seit'],
      ['a;"b"@c', 'x\ny'],
    ]),
  ).toBe('\uFEFFE-Mail;seit\r\n"a;""b""@c";"x\ny"\r\n');
});

test.each([
  '=1+1',
  '+43',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋43',
  '－1',
  '＠SUM(A1)',
  "'=1",
])('%j is not run as a formula', (cell) => {
  expect(formatCsv([[cell]])).toMatch(/^\uFEFF"?'/);
});
