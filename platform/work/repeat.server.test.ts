import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runRepeatedly } from './repeat.server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ignore = () => {};

test('runs the work at once and after each pause, until the caller ends it', async () => {
  let times = 0;
  const end = runRepeatedly(
    async () => {
      times += 1;
    },
    { pause: 1000, report: ignore },
  );
  expect(times).toBe(1);
  await vi.advanceTimersByTimeAsync(2500);
  expect(times).toBe(3);
  await end();
  await vi.advanceTimersByTimeAsync(5000);
  expect(times).toBe(3);
});

test('does not start running work again, and waits for it at the end', async () => {
  let times = 0;
  let finish = () => {};
  const end = runRepeatedly(
    () => {
      times += 1;
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
    { pause: 1000, report: ignore },
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(times).toBe(1);
  let ended = false;
  const ending = end().then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toBe(false);
  finish();
  await ending;
});

test('reports a failure and continues', async () => {
  const reported: unknown[] = [];
  const fault = new Error('gone');
  const end = runRepeatedly(() => Promise.reject(fault), {
    pause: 1000,
    report: (error) => reported.push(error),
  });
  await vi.advanceTimersByTimeAsync(1500);
  expect(reported).toEqual([fault, fault]);
  await end();
});
