import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { staysInFolder } from '../domain/stays-in-folder.ts';
import { unfinishedEnding } from '../images/keep-file.server.ts';
import { BackupError } from './backup-error.server.ts';

/**
 * The paths of all files below a folder, with slashes; none when it does not exist. What is neither
 * file nor folder, such as a link, or not written to its end is left out.
 * @throws BackupError when a file is called what no other system could be given
 */
export async function listUploads(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(whenThere);
  const files = (entries ?? []).filter(
    (entry) => entry.isFile() && !entry.name.endsWith(unfinishedEnding),
  );
  const paths = files.map((file) =>
    relative(folder, join(file.parentPath, file.name)).split(sep).join('/'),
  );
  for (const path of paths)
    if (!staysInFolder(path))
      throw new BackupError(`Der Name der hochgeladenen Datei „${path}“ geht nicht.`);
  return paths.toSorted();
}

/**
 * The bytes of an upload.
 * @throws BackupError when they cannot be read
 */
export async function* streamUpload(folder: string, path: string): AsyncGenerator<Buffer> {
  const file = join(folder, path);
  try {
    yield* createReadStream(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupError(`Die hochgeladene Datei ${file} ließ sich nicht lesen (${code}).`);
  }
}

/** A folder beside the one of the uploads, into which they are put until all are there. */
export interface StagedUploads {
  add(path: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /**
   * Puts the folder in its place.
   * @throws BackupError when the system refuses; it stays where it is then
   */
  keep(): Promise<void>;
  /** Removes it. */
  drop(): Promise<void>;
}

/** @throws BackupError when there are uploads already */
export async function stageUploads(folder: string): Promise<StagedUploads> {
  const there = await readdir(folder).catch(whenThere);
  if (there && there.length > 0)
    throw new BackupError(
      `Im Ordner ${folder} liegen schon Dateien: Wiederhergestellt wird nur in einen leeren, es wurde nichts geändert.`,
    );
  const staged = `${folder}.part`;
  await rm(staged, { recursive: true, force: true });
  let used = false;
  return {
    async add(path, bytes) {
      used = true;
      const file = join(staged, path);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(bytes, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
    },
    async keep() {
      if (!used) return;
      try {
        if (there) await rmdir(folder);
        await rename(staged, folder);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        throw new BackupError(
          `Die Datenbank ist wiederhergestellt, aber die Dateien liegen noch in ${staged} (${code}): Bitte den Ordner in ${folder} umbenennen.`,
        );
      }
    },
    drop: () => rm(staged, { recursive: true, force: true }),
  };
}

function whenThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
