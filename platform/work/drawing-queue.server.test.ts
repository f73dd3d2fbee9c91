import { expect, test } from 'vitest';
import { drawingQueue, QueueFullError } from './drawing-queue.server.ts';

test('runs jobs one after another, also after a failed job', async () => {
  const queue = drawingQueue();
  let atOnce = 0;
  const done: number[] = [];
  const work = (number: number) => async () => {
    expect(++atOnce).toBe(1);
    await new Promise(setImmediate);
    atOnce--;
    done.push(number);
    if (number === 2) throw new Error('broken');
  };
  const results = await Promise.allSettled([1, 2, 3].map((number) => queue(work(number))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await queue(work(4));
  expect(done).toEqual([1, 2, 3, 4]);
});

test('visitors take turns, even if one visitor has many jobs', async () => {
  const queue = drawingQueue();
  const done: string[] = [];
  const ask = (visitor: string) => queue(async () => void done.push(visitor), { visitor });
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(ask));
  expect(done).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
});

test('skips the jobs of a visitor who has left and frees their places', async () => {
  const queue = drawingQueue({ maxWaiting: 2, maxPerVisitor: 2 });
  const { promise: first, resolve: finish } = Promise.withResolvers<void>();
  let drawings = 0;
  const draw = async () => void drawings++;
  const working = queue(() => first);
  const leaving = new AbortController();
  const waiting = [1, 2].map(() => queue(draw, { signal: leaving.signal }));
  await expect(queue(draw)).rejects.toThrow(QueueFullError);
  leaving.abort();
  for (const one of waiting) await expect(one).rejects.toThrow();
  const staying = queue(draw);
  finish();
  await Promise.all([working, staying]);
  expect(drawings).toBe(1);
  await expect(queue(draw, { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(drawings).toBe(1);
});

test('limits the waiting jobs of one visitor and of all visitors', async () => {
  const queue = drawingQueue({ maxWaiting: 3, maxPerVisitor: 2 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = (visitor: string) => queue(() => promise, { visitor });
  const asked = ['a', 'a', 'a', 'b'].map(ask);
  await expect(ask('a')).rejects.toThrow(QueueFullError);
  await expect(ask('c')).rejects.toThrow(QueueFullError);
  resolve();
  await Promise.all(asked);
});
