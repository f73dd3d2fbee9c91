import { networkInterfaces } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { startHint } from '#server/printed-address.ts';
import { printedAddress } from './printed-address.ts';

test('prints the host and the port of the server', () => {
  expect(printedAddress('localhost', 3000)).toBe('http://localhost:3000');
});

test('prints a reachable address if the server listens on all addresses', () => {
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const names = [...own.map(({ address }) => address), 'localhost'];
  for (const host of ['0.0.0.0', '::']) {
    const { hostname, port } = new URL(printedAddress(host, 3000));
    expect([names.includes(hostname), port]).toEqual([true, '3000']);
    expect(hostname).not.toBe('127.0.0.1');
  }
});

const address = `https://www.verein.example/start/${'x'.repeat(43)}`;

test('without a terminal, ends the last line with the address', () => {
  const lines = startHint(address, { isTerminal: false }).split('\n');
  expect(lines).toHaveLength(2);
  expect(lines.at(-1)).toMatch(/: https:\/\/www\.verein\.example\/start\/x{43}$/);
});

test('prints the address in a terminal as a QR code, two rows per line', () => {
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
