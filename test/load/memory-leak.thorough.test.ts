import { expect, onTestFinished, test } from 'vitest';
import { startMeasuredSite } from './heap.ts';

/** Milliseconds: work for half a minute on a machine that does ten other things. */
const patience = 300_000;

test(
  'of a thousand requests of all kinds nothing stays in memory',
  async () => {
    const site = await startMeasuredSite();
    onTestFinished(site.close);
    // Until all code is compiled and all that is kept for good is there.
    await site.ask(500);
    const before = await site.heap();
    await site.ask(1000);
    // A page that stayed had 23 to 30 KB.
    expect(((await site.heap()) - before) / 1000).toBeLessThan(2 * 1024);
  },
  patience,
);
