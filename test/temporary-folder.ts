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
 * All files of a test run are in one folder, `ankick-run-<id of its process>-…`. Its name lets the next run
 * find leftovers of a killed run.
 */

const memory = '/dev/shm';
/** Bytes; a run needs about 420 MB, and a container can have only 64. */
const enough = 2 ** 30;
/**
 * Milliseconds without a change before a folder is deleted: process ids of a run in a container are not valid
 * here.
 */
const resting = 10 * 60_000;
const prefix = 'ankick-run-';

// Worker processes and their child processes inherit this folder.
if (!process.env.TEST_FOLDER) {
  const parents = new Set([tmpdir(), ...(isWritable(memory) ? [memory] : [])]);
  for (const parent of parents) clear(parent);
  const folder = mkdtempSync(join(findParent(), `${prefix}${process.pid}-`));
  // The PostgreSQL user has a folder below this one, so that user must be able to enter it.
  chmodSync(folder, 0o711);
  process.env.TEST_FOLDER = folder;
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Uses memory if there is enough space: creating a database takes 14 ms there, and 300 ms on a slow disk. */
function findParent(): string {
  if (process.env.TMPDIR || !isWritable(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= enough ? memory : tmpdir();
}

/** Ends the processes and deletes the files of killed test runs. */
function clear(parent: string): void {
  for (const name of readdirSync(parent).filter((one) => one.startsWith(prefix))) {
    const owner = Number(name.slice(prefix.length).split('-')[0]);
    const folder = join(parent, name);
    // Another run can be deleting the folder, and a folder of another user is not ours to delete.
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (!stat || stat.uid !== (process.getuid?.() ?? stat.uid)) continue;
    if (isRunning(owner) || Date.now() - stat.mtimeMs < resting) continue;
    for (const pid of listProcesses(folder)) end(pid);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lists the processes that use this temporary folder. The list is empty on systems other than Linux. */
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
    // The process has already ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function environmentOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    // The process has ended, or belongs to another user.
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
