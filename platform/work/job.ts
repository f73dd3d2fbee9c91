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
  /** Seconds of processor time. A limit in clock time would end jobs too early on a busy machine. */
  seconds: number;
  megabytes: number;
}

export class RefusedError extends Error {}

export function usedTime(): readonly [worked: number, passed: number] {
  const { user, system } = process.cpuUsage();
  return [(user + system) / 1e6, Number(process.hrtime.bigint()) / 1e9];
}
