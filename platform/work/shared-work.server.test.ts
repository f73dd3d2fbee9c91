import { expect, test } from 'vitest';
import { sharedWork } from './shared-work.server.ts';

test('who asks for the same at the same time shares one doing of it', async () => {
  const once = sharedWork<number>();
  let times = 0;
  const work = async () => ++times;
  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2]);
  expect(await once('a', work)).toBe(3);
});

test('work is given up when the last who waits for it has gone, and begun anew for the next', async () => {
  const once = sharedWork<string>();
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
