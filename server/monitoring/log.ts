import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import { describeOutage, findOutage } from '#platform/db/outage.server.ts';
import type { LogLevel } from '../env.ts';

/** Nothing here says who has sent the request. */
export interface LoggedRequest {
  method: string;
  /** The query is removed, because it may contain what somebody has typed. */
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

/** Writing line by line would take more time than a page: collects 4 KiB, but at most for a second. */
function toStdout(): DestinationStream {
  return destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1_000 });
}

/** After an outage is logged, no other outage is logged for so many milliseconds. */
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

/** PostgreSQL's error class for invalid values. The messages of such errors quote the values. */
const badValue = /^22\w{3}$/;

/** Logs only the name and origin of an error: other fields of PostgreSQL's errors quote the record. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: 'no error was thrown' };
  const { name, stack = '' } = error;
  const { code } = error as NodeJS.ErrnoException;
  const message = code !== undefined && badValue.test(code) ? code : error.message;
  const calls = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return { name, message, stack: calls.join('\n') };
}
