import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * All that a run of the tests writes lies in one folder, by which the next run finds what a run that
 * was killed has left: `ankick-run-<id of its process>-…`.
 */

const memory = '/dev/shm';
/** In bytes; a run needs some 420 MB, and a container may have given it 64. */
const enough = 2 ** 30;
/** In milliseconds; a run in a container of its own has ids of processes that mean nothing here. */
const resting = 10 * 60_000;
const prefix = 'ankick-run-';

// The workers of a run, and all that it starts, inherit it.
if (!process.env.TEST_FOLDER) {
  const parents = new Set([tmpdir(), ...(isWritable(memory) ? [memory] : [])]);
  for (const parent of parents) clear(parent);
  const folder = mkdtempSync(join(findParent(), `${prefix}${process.pid}-`));
  // The user of PostgreSQL has its own folder below.
  chmodSync(folder, 0o711);
  process.env.TEST_FOLDER = folder;
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** In memory where there is room: to make a database takes 14 ms there, 300 ms on a slow disk. */
function findParent(): string {
  if (process.env.TMPDIR || !isWritable(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= enough ? memory : tmpdir();
}

/** Takes away what runs that have ended otherwise left in a folder, processes and files. */
function clear(parent: string): void {
  for (const name of readdirSync(parent).filter((one) => one.startsWith(prefix))) {
    const owner = Number(name.slice(prefix.length).split('-')[0]);
    const folder = join(parent, name);
    // Another run may be clearing it, and somebody else's is not ours to clear.
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (!stat || stat.uid !== (process.getuid?.() ?? stat.uid)) continue;
    if (isRunning(owner) || Date.now() - stat.mtimeMs < resting) continue;
    for (const pid of listProcesses(folder)) end(pid);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The processes that have a folder as their temporary one; none where the system does not tell. */
function listProcesses(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && environmentOf(pid).includes(`TMPDIR=${folder}`));
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has ended by itself meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function environmentOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    // It has ended, or is somebody else's.
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
