import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import { describeOutage, findOutage } from '#platform/db/outage.server.ts';
import type { LogLevel } from '../env.ts';

/** Contains nothing that shows who sent the request. */
export interface LoggedRequest {
  method: string;
  /** The query is cut off: it may contain what somebody typed. */
  path: string;
  status: number;
  /** Milliseconds. */
  duration: number;
  cached: boolean;
}

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

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

/** Writing each line costs more than a page: collects 4 KiB, for a second at most, and until exit. */
function toStdout(): DestinationStream {
  return destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1_000 });
}

/** After a report of an outage, no other is logged for so many milliseconds. */
const quietTime = 60_000;

/** Logs an outage as a warning, once a minute, and everything else as an error. */
export function createReport(log: Pick<Log, 'warn' | 'error'>): (error: unknown) => void {
  let quietUntil = 0;
  return (error) => {
    if (!findOutage(error)) return log.error({ err: error }, 'fault');
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + quietTime;
    log.warn({ reason: describeOutage(error) }, 'database-outage');
  };
}

interface LoggedError {
  name: string;
  message: string;
  stack?: string;
}

/** PostgreSQL's error class for invalid values; the messages of this class quote the values. */
const badValue = /^22\w{3}$/;

/** Logs only name and origin: other fields of PostgreSQL's errors quote the refused record. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: 'no error was thrown' };
  const { name, stack = '' } = error;
  const { code } = error as NodeJS.ErrnoException;
  const message = code !== undefined && badValue.test(code) ? code : error.message;
  const calls = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return { name, message, stack: calls.join('\n') };
}
