import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { oddWork } from '#test/odd-jobs.ts';
import { KilledError } from './child-work.server.ts';

test.each([
  ['computes without end', 'compute', { seconds: 0.3, megabytes: 256 }],
  ['takes memory for objects without end', 'collect', { seconds: 30, megabytes: 150 }],
  ['takes memory for bytes without end', 'fill', { seconds: 30, megabytes: 150 }],
  ['waits without end', 'wait', { seconds: 0.1, megabytes: 256 }],
  ['breaks its process', 'crash', { seconds: 5, megabytes: 256 }],
  ['computes without end, with the usual limits', 'compute', undefined],
  ['takes memory without end, with the usual limits', 'fill', undefined],
] as const)('kills a job that %s and runs the next job in a new process', async (_, name, limits) => {
  const work = oddWork(limits && { limits });
  const killed = work(name, []);
  const waiting = work('echo', [Buffer.from('later')]);
  await expect(killed).rejects.toThrow(KilledError);
  expect((await waiting).bytes.toString()).toBe('later');
});

test('a process that still holds much memory gets no other job', async () => {
  const work = oddWork();
  const first = await work('keep', [110]);
  expect((await work('keep', [0])).pid).not.toBe(first.pid);
});

test('a job gets a new process if the idle process is just ending', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const work = oddWork();
  const first = await work('echo', [Buffer.alloc(0)]);
  vi.advanceTimersByTime(60_000);
  expect((await work('echo', [Buffer.alloc(0)])).pid).not.toBe(first.pid);
});

test('the child process ends even if its parent process is killed', async () => {
  const parent = spawn(process.execPath, ['test/child-parent.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(parent.stdout, 'data');
  expect(isRunning(Number(pid))).toBe(true);
  parent.kill('SIGKILL');
  while (isRunning(Number(pid))) await setTimeout(20);
});

test('a command ends although its child process is idle', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['test/child-parent.ts', 'end']);
  while (isRunning(Number(stdout))) await setTimeout(20);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
