import { expect, test } from 'vitest';
import { formatCsv } from './format-csv.ts';

test('ends each row with a line end and quotes cells that contain special characters', () => {
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
])('writes an apostrophe before the formula %j', (cell) => {
  expect(formatCsv([[cell]])).toMatch(/^\uFEFF"?'/);
});
