import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Of files that are being written, or were when the power went. */
export const unfinishedEnding = '.part';

/**
 * Writes a file so that under its name there is all of it or nothing, also after a power cut.
 * @throws the system's error; what was written by then is removed
 */
export async function keepFile(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // In the same folder, which may be another file system than the one around it.
  const unfinished = `${path}.${randomUUID()}${unfinishedEnding}`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
