import { stripVTControlCharacters } from 'node:util';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { startHint } from './start-hint.ts';

const address = `https://www.verein.example/start/${'x'.repeat(43)}`;

test('without a terminal the address ends the last line', () => {
  const lines = startHint(address, { isTerminal: false }).split('\n');
  expect(lines).toHaveLength(2);
  expect(lines.at(-1)).toMatch(/: https:\/\/www\.verein\.example\/start\/x{43}$/);
});

test('in a terminal it stands below as a QR code, two rows of it in a line', () => {
  const [, , ...code] = stripVTControlCharacters(startHint(address, { isTerminal: true })).split(
    '\n',
  );
  const { data, size } = encode(address, { border: 2 });
  expect(code).toHaveLength(Math.ceil(size / 2));
  const isDark = (x: number, y: number) => {
    const sign = code[Math.floor(y / 2)]?.[x] ?? '';
    return y % 2 === 0 ? ' ▄'.includes(sign) : ' ▀'.includes(sign);
  };
  const drawn = data.map((row, y) => row.map((_, x) => isDark(x, y)));
  expect(drawn).toEqual(data);
});
