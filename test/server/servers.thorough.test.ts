import { expect, onTestFinished, test } from 'vitest';
import { freshSettings } from '#test/database.ts';
import { startPostgres } from '#test/temporary-postgres.ts';
import {
  announceTimes,
  killOne,
  startTwoServers,
  stopPostgres,
  type TwoServers,
} from './two-servers.ts';

test('a save reaches the other server, and readers move there after a kill', async () => {
  const { databaseUrl = '' } = await freshSettings('postgres');
  const two = await started(databaseUrl);
  const { fromAnswer, faults } = await announceTimes(two, 10);
  expect(faults).toEqual([]);
  expect(Math.max(...fromAnswer)).toBeLessThan(10_000);

  const killed = await killOne(two, { readers: 20, saves: 40 });
  expect(killed.faults).toEqual([]);
  expect(killed.moved).toHaveLength(20);
  expect(Math.max(...killed.moved)).toBeLessThan(10_000);
});

test('without PostgreSQL servers show their pages, reject saves and recover by themselves', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  const two = await started(postgres.url);
  const outage = await stopPostgres(two, postgres, 500);
  expect(outage.sameAsBefore).toBe(outage.asked);
  expect(outage.refused).toEqual([503, 503]);
  expect(outage.faults).toEqual([]);
  expect(Math.max(...outage.announcedAfter)).toBeLessThan(20_000);
});

async function started(databaseUrl: string): Promise<TwoServers> {
  const two = await startTwoServers(databaseUrl);
  onTestFinished(two.close);
  return two;
}
