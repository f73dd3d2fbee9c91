import { Worker } from 'node:worker_threads';
import type { ChildLimits, Job, JobAnswer, JobResult } from './job.ts';
import { RefusedError, usedTime } from './job.ts';
import type { Watched } from './limits-watch.ts';

const [module = '', limitsText = ''] = process.argv.slice(2);
const limits: ChildLimits = JSON.parse(limitsText);
const fullAt = 0.6;

// If the server process has ended, this process kills itself. A normal exit would wait for threads of
// libraries.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const begun = new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT));
begun.fill(Number.POSITIVE_INFINITY);
const watched: Watched = { limits, begun };
new Worker(new URL('./limits-watch.ts', import.meta.url), { workerData: watched });

const functions = import(module) as Promise<Record<string, (...args: unknown[]) => unknown>>;

process.on('message', async ({ name, args }: Job) => {
  const { [name]: work } = await functions;
  begun.set(usedTime());
  const result = await resultOf(() => work?.(...args));
  begun.fill(Number.POSITIVE_INFINITY);
  const isFull = process.memoryUsage.rss() > limits.megabytes * 1024 ** 2 * fullAt;
  process.send?.({ result, isFull } satisfies JobAnswer);
});

async function resultOf(work: () => unknown): Promise<JobResult> {
  try {
    return { value: await work() };
  } catch (error) {
    return error instanceof RefusedError ? { refusal: error.message } : { error };
  }
}
