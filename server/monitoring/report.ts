import { describeOutage, findOutage } from '#platform/db/outage.server.ts';
import type { Log } from './log.ts';

/** Milliseconds for which an outage is told once, however many requests meet it. */
const quietTime = 60_000;

/**
 * The one way in which errors of this server get into its log: the database's outages once a minute
 * as a warning, everything else as a fault of ours.
 */
export function createReport(log: Pick<Log, 'warn' | 'error'>): (error: unknown) => void {
  let quietUntil = 0;
  return (error) => {
    if (!findOutage(error)) return log.error({ err: error }, 'fault');
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + quietTime;
    log.warn({ reason: describeOutage(error) }, 'database-outage');
  };
}
