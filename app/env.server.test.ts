import { expect, test } from 'vitest';
import { readEnv } from './env.server.ts';

test('a proxy is trusted only when the setting says so', () => {
  expect(readEnv({}).trustProxy).toBe(false);
  for (const [value, trusted] of [
    ['', false],
    ['0', false],
    ['1', true],
  ] as const)
    expect(readEnv({ TRUST_PROXY: value }).trustProxy).toBe(trusted);
  for (const value of ['true', 'yes', '2', ' 1'])
    expect(() => readEnv({ TRUST_PROXY: value })).toThrow(
      'TRUST_PROXY kennt nur die Werte 0 und 1 (davor steht ein eigener Proxy).',
    );
});
