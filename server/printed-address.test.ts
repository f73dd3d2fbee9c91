import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { printedAddress } from './printed-address.ts';

test('a server prints where it listens', () => {
  expect(printedAddress('localhost', 3000)).toBe('http://localhost:3000');
});

test('a server that listens everywhere prints an address of its machine that can be opened', () => {
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const names = [...own.map(({ address }) => address), 'localhost'];
  for (const host of ['0.0.0.0', '::']) {
    const { hostname, port } = new URL(printedAddress(host, 3000));
    expect([names.includes(hostname), port]).toEqual([true, '3000']);
    expect(hostname).not.toBe('127.0.0.1');
  }
});
