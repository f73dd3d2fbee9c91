/** What a child process is asked to do: one function of the module that it was started with. */
export interface Job {
  name: string;
  args: readonly unknown[];
}

/** What came of it. */
export type JobResult =
  | { value: unknown }
  /** The sentence of a RefusedError. */
  | { refusal: string }
  | { error: unknown };

/** What the child process says when it is done. */
export interface JobAnswer {
  result: JobResult;
  /** Whether the process holds so much memory that the next job might not get enough. */
  isFull: boolean;
}

/** What a child process may use; beyond that it is killed. */
export interface ChildLimits {
  /** Of a processor, for one job: a machine with much else to do is no fault of a file. */
  seconds: number;
  /** Of all memory that the process has. */
  megabytes: number;
}

/**
 * What is wrong with a file, in a sentence for whoever sent it. It comes out of the process that read
 * the file as it was thrown there.
 */
export class RefusedError extends Error {}

/** Seconds of a processor and of the clock, since some moment, that are over for this process. */
export function usedTime(): readonly [worked: number, passed: number] {
  const { user, system } = process.cpuUsage();
  return [(user + system) / 1e6, Number(process.hrtime.bigint()) / 1e9];
}
