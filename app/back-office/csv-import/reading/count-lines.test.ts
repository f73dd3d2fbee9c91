import { expect, test } from 'vitest';
import { countLines } from './count-lines.ts';

test.each([
  ['', 0],
  ['a', 1],
  ['a\nb\n', 2],
  ['a\r\nb\r\n\r\n;;\n', 2],
  ['a;"b\nc"\nd', 2],
])('counts the rows of %j as %d', (text, rows) => {
  expect(countLines(Buffer.from(text))).toBe(rows);
  expect(countLines(Buffer.from(text, 'utf16le'))).toBe(rows);
});
