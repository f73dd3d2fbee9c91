import { expect, test } from 'vitest';
import { killServers } from './killed-servers.ts';
import { killWriters } from './killed-writers.ts';

/* bench/durability.ts kills a thousand times. */

test('no acknowledged save is lost when the process that saves is killed', async () => {
  const { acknowledged, faults } = await killWriters({ kills: 20, seed: 2026 });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(20);
});

test('a server that was killed starts again with all that it has acknowledged', async () => {
  const { acknowledged, faults } = await killServers({ kills: 2, seed: 2026 });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(2);
});
