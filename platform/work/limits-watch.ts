import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { ChildLimits } from './job.ts';
import { usedTime } from './job.ts';

export interface Watched {
  limits: ChildLimits;
  /** Shared memory: child.ts writes both values of `usedTime` when a job starts, and Infinity when it ends. */
  begun: Float64Array;
}

const pause = 20;
const patience = 12;

/*
 * This thread kills the process if the process exceeds its limits. Nothing else can stop a library while it
 * reads a file.
 */
const { limits, begun } = workerData as Watched;

setInterval(() => {
  const [worked = 0, passed = 0] = usedTime().map((seconds, at) => seconds - (begun[at] ?? 0));
  const megabytes = process.memoryUsage.rss() / 1024 ** 2;
  const isOver =
    worked > limits.seconds || passed > limits.seconds * patience || megabytes > limits.megabytes;
  if (!isOver) return;
  const used = `${worked.toFixed(1)} s of a processor, ${passed.toFixed(1)} s, ${Math.round(megabytes)} MB`;
  writeSync(2, `A job was ended in its child process: ${used}.\n`);
  process.kill(process.pid, 'SIGKILL');
}, pause);
