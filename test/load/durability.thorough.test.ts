import { expect, test } from 'vitest';
import { killServers } from './killed-servers.ts';
import { killWriters } from './killed-writers.ts';

/* A short version of bench/durability.ts, which kills the processes a thousand times. */

test('killing a saving process loses no acknowledged save', async () => {
  const { acknowledged, faults } = await killWriters({ kills: 20, seed: 2026 });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(20);
});

test('a killed server starts again with all acknowledged saves', async () => {
  const { acknowledged, faults } = await killServers({ kills: 2, seed: 2026 });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(2);
});
