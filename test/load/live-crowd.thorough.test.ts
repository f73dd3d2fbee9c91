import { expect, onTestFinished, test } from 'vitest';
import { startLiveCrowd } from './live-crowd.ts';

test('readers get each save, also after a reconnect and next to stalled readers', async () => {
  const crowd = await startLiveCrowd();
  onTestFinished(crowd.close);
  await crowd.open(300, 50);
  for (let time = 0; time < 5; time++) expect((await crowd.save()).last).toBeLessThan(10_000);
  expect((await crowd.reconnect()).saves).toBeGreaterThan(0);
  expect(await crowd.faults()).toBe(0);
});
