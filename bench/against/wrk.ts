import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Load {
  requestsPerSecond: number;
  /**
   * `p50` and `p99` are response times in milliseconds: half of the responses, and 99 % of them, were faster.
   */
  p50: number;
  p99: number;
}

/**
 * Measures a server under the load of the program wrk, which must be installed.
 * @throws Error if a status is not 2xx or a connection fails
 */
export async function load(url: string, connections: number, seconds: number): Promise<Load> {
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: gzip',
    url,
  ]);
  const fault = /Non-2xx.*|Socket errors.*/.exec(stdout);
  if (fault) throw new Error(`${url}: ${fault[0]}`);
  return {
    requestsPerSecond: Number(found(stdout, /Requests\/sec:\s+([\d.]+)/)),
    p50: milliseconds(found(stdout, /^\s+50%\s+(\S+)/m)),
    p99: milliseconds(found(stdout, /^\s+99%\s+(\S+)/m)),
  };
}

function found(output: string, pattern: RegExp): string {
  const value = pattern.exec(output)?.[1];
  if (!value) throw new Error(`wrk said something else: ${output}`);
  return value;
}

function milliseconds(time: string): number {
  const number = Number.parseFloat(time);
  if (time.endsWith('us')) return number / 1000;
  return time.endsWith('ms') ? number : number * 1000;
}
