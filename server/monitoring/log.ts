import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import { describeOutage, findOutage } from '#platform/db/outage.server.ts';
import type { LogLevel } from '../env.ts';
import { loggedError } from './logged-error.ts';

/** What the log keeps of a request: nothing that says who sent it. */
export interface LoggedRequest {
  method: string;
  /** Without the query, which may hold what somebody typed. */
  path: string;
  status: number;
  /** Milliseconds. */
  duration: number;
  /** Whether the page came from memory. */
  cached: boolean;
}

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** The log of one server: JSON lines with ISO times, without process id and host name. */
export function createLog(level: LogLevel, stream: DestinationStream = toStdout()): Log {
  return pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: loggedError },
    },
    stream,
  );
}

/**
 * Gathers lines, since to write each by itself would cost more than a page: up to 4 KiB of them, for
 * up to a second. What waits when the process ends, or breaks, pino writes then.
 */
function toStdout(): DestinationStream {
  return destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1_000 });
}

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
