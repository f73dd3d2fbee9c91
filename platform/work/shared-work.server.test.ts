import { expect, test } from 'vitest';
import { shareRunningWork } from './shared-work.server.ts';

test('simultaneous calls with one key share one run of the work', async () => {
  const once = shareRunningWork<number>();
  let times = 0;
  const work = async () => ++times;
  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2]);
  expect(await once('a', work)).toBe(3);
});

test('aborts the work when the last caller leaves, and restarts it for the next', async () => {
  const once = shareRunningWork<string>();
  const signals: AbortSignal[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = (signal: AbortSignal) => {
    signals.push(signal);
    return promise;
  };
  const visitors = [1, 2].map(() => new AbortController());
  const asked = visitors.map(({ signal }) => once('a', work, signal));
  visitors[0]?.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  visitors[1]?.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  asked.push(once('a', work));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  resolve('made');
  expect(await Promise.all(asked)).toEqual(['made', 'made', 'made']);
});
