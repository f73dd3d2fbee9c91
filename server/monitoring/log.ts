import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import { describeOutage, findOutage } from '#platform/db/outage.server.ts';
import type { LogLevel } from '../env.ts';

/** Nothing that says who sent it. */
export interface LoggedRequest {
  method: string;
  /** Without the query, which may hold what somebody typed. */
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

/** A write for each line costs more than a page: gathers 4 KiB, at most a second. pino flushes at exit. */
function toStdout(): DestinationStream {
  return destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1_000 });
}

/** Milliseconds between two reports of one outage. */
const quietTime = 60_000;

/** An outage is a warning once a minute, everything else an error. */
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

/** PostgreSQL's class for bad values, whose messages quote them. */
const badValue = /^22\w{3}$/;

/** Only name and origin: other fields of PostgreSQL's errors quote the refused record. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: 'no error was thrown' };
  const { name, stack = '' } = error;
  const { code } = error as NodeJS.ErrnoException;
  const message = code !== undefined && badValue.test(code) ? code : error.message;
  const calls = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return { name, message, stack: calls.join('\n') };
}
