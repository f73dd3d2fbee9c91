import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { LogLevel } from '../app/env.server.ts';

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

/** The log of one server: JSON lines, ISO times, no process id and no host name. */
export function createLog(level: LogLevel, stream: DestinationStream = toStdout()): Logger {
  return pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    stream,
  );
}

/** Written some lines at a time: a system call for each would cost more than a page. */
function toStdout(): DestinationStream {
  return destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1_000 });
}
