import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import { describeOutage, findOutage } from '#platform/db/outage.server.ts';
import type { LogLevel } from '../env.ts';

/** A line of the log. It contains nothing about the sender of the request. */
export interface LoggedRequest {
  method: string;
  /** The path without its query, because a query can contain typed text. */
  path: string;
  status: number;
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

/** Writes the log in pieces of 4 KiB, or once a second, because a write for each line would be too slow. */
function toStdout(): DestinationStream {
  return destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1_000 });
}

const quietTime = 60_000;

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

/**
 * The codes of PostgreSQL's errors for invalid values. Messages of these errors quote values, which must not
 * be logged.
 */
const badValue = /^22\w{3}$/;

/** Logs only name, message and stack, because other fields of PostgreSQL errors quote the record. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: 'no error was thrown' };
  const { name, stack = '' } = error;
  const { code } = error as NodeJS.ErrnoException;
  const message = code !== undefined && badValue.test(code) ? code : error.message;
  const calls = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return { name, message, stack: calls.join('\n') };
}
