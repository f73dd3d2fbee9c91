export interface Job {
  name: string;
  args: readonly unknown[];
}

export type JobResult = { value: unknown } | { refusal: string } | { error: unknown };

export interface JobAnswer {
  result: JobResult;
  isFull: boolean;
}

export interface ChildLimits {
  /** Processor time of one job: a busy machine must not count against a file. */
  seconds: number;
  megabytes: number;
}

/** What is wrong with a file, in a sentence for its sender. The child process passes it on. */
export class RefusedError extends Error {}

export function usedTime(): readonly [worked: number, passed: number] {
  const { user, system } = process.cpuUsage();
  return [(user + system) / 1e6, Number(process.hrtime.bigint()) / 1e9];
}
