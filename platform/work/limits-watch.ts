import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { ChildLimits } from './job.ts';
import { usedTime } from './job.ts';

/** What the thread is given that looks after a child process. */
export interface Watched {
  limits: ChildLimits;
  /** What `usedTime` was when the job began; endless between two jobs. Shared with the thread. */
  begun: Float64Array;
}

/** Milliseconds between two looks. */
const pause = 20;
/** Times as long a job may take by the clock, on a machine with much else to do. */
const patience = 12;

/*
 * A thread of a child process that kills it once it has used too much, whatever its other threads do
 * then: no library that reads files can be stopped from within, and no system but Linux tells the
 * memory of another process without a program to ask.
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
