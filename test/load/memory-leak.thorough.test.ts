import { expect, onTestFinished, test } from 'vitest';
import { startMeasuredSite } from './heap.ts';

/** Milliseconds: the test works for half a minute, and longer on a busy machine. */
const patience = 300_000;

test(
  'of a thousand requests of all kinds nothing stays in memory',
  async () => {
    const site = await startMeasuredSite();
    onTestFinished(site.close);
    // Before the measurement, all code must be compiled and all permanent data must be in memory.
    await site.ask(500);
    const before = await site.heap();
    await site.ask(1000);
    // A page that stays in memory needs 23 to 30 KB, so the limit detects it.
    expect(((await site.heap()) - before) / 1000).toBeLessThan(2 * 1024);
  },
  patience,
);
