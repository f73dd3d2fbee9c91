/** Seconds of a processor and of the clock, since some moment, that are over for this process. */
export function usedTime(): readonly [worked: number, passed: number] {
  const { user, system } = process.cpuUsage();
  return [(user + system) / 1e6, Number(process.hrtime.bigint()) / 1e9];
}
