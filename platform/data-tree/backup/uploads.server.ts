import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '#platform/db/client.server.ts';
import { storeFile } from '#platform/pictures/move-uploads.server.ts';
import {
  findUpload,
  keepsUploads,
  listUploads as listStoredUploads,
  uploadsSince,
} from '#platform/pictures/stored-uploads.server.ts';
import {
  filesBelow,
  ignoreMissingFile,
  staysInFolder,
} from '#platform/pictures/uploads-folder.server.ts';
import { BackupError } from './manifest.server.ts';

export interface FoundUpload {
  path: string;
  read: () => AsyncIterable<Buffer>;
}

/**
 * @param migration the name of the newest migration in the database
 * @throws BackupError if a file name is unusable
 */
export async function listUploads(
  state: Db,
  migration: string,
  folder: string,
): Promise<FoundUpload[]> {
  const hasTable = keepsUploads(state) && migration >= uploadsSince;
  const rows = hasTable ? await listStoredUploads(state) : [];
  const stored = new Set(rows.map(({ path }) => path));
  const files = (await filesBelow(folder)).filter((path) => !stored.has(path));
  for (const path of files)
    if (!staysInFolder(path))
      throw new BackupError(`Der Name der hochgeladenen Datei „${path}“ geht nicht.`);
  return [...stored, ...files].toSorted().map((path) => ({
    path,
    read: () => (stored.has(path) ? readStored(state, path) : readFile(join(folder, path))),
  }));
}

async function* readStored(state: Db, path: string): AsyncGenerator<Buffer> {
  const bytes = await findUpload(state, path);
  if (bytes) yield bytes;
}

async function* readFile(file: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupError(`Die hochgeladene Datei ${file} ließ sich nicht lesen (${code}).`);
  }
}

export interface StagedUploads {
  add(path: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  store(transaction: Db): Promise<void>;
  /**
   * Renames the temporary folder to its final name.
   * @throws BackupError if renaming fails
   */
  keep(): Promise<void>;
  drop(): Promise<void>;
}

export async function stageUploads(folder: string): Promise<StagedUploads> {
  const there = await readdir(folder).catch(ignoreMissingFile);
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
    async store(transaction) {
      for (const path of await filesBelow(staged)) await storeFile(transaction, staged, path);
    },
    async keep() {
      if (!used) return;
      try {
        if (there) await rmdir(folder);
        await rename(staged, folder);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        throw new BackupError(
          `Die Datenbank ist wiederhergestellt, aber die Dateien liegen noch in ${staged} (${code}): Bitte benenn den Ordner in ${folder} um.`,
        );
      }
    },
    drop: () => rm(staged, { recursive: true, force: true }),
  };
}
