import { RefusedError } from '#platform/work/job.ts';

/* Work for a child process (platform/work/child-work.server.test.ts). */

export function echo(bytes: Buffer) {
  return { bytes, pid: process.pid, settings: Object.keys(process.env) };
}

export function refuse(sentence: string): never {
  throw new RefusedError(sentence);
}

export async function fail(message: string): Promise<never> {
  throw new Error(message);
}

export function compute(): never {
  for (;;);
}

export function collect(): never {
  for (const all: string[][] = []; ; ) all.push(Array.from({ length: 1000 }, String));
}

export function fill(): never {
  for (const all: Buffer[] = []; ; ) all.push(Buffer.alloc(1024 ** 2, 1));
}

export function wait(): Promise<never> {
  return new Promise(() => {});
}

export async function crash(): Promise<never> {
  process.kill(process.pid, 'SIGSEGV');
  return wait();
}

let kept: Buffer;

/** Occupies this number of megabytes. */
export function keep(megabytes: number) {
  kept = Buffer.alloc(megabytes * 1024 ** 2, 1);
  return { pid: process.pid, length: kept.length };
}
