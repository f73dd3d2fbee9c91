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
  /** Seconds of processor time per job: on a busy machine a job may take longer. */
  seconds: number;
  megabytes: number;
}

/** Its message tells the sender what is wrong with the file; the child process passes the message on. */
export class RefusedError extends Error {}

export function usedTime(): readonly [worked: number, passed: number] {
  const { user, system } = process.cpuUsage();
  return [(user + system) / 1e6, Number(process.hrtime.bigint()) / 1e9];
}
