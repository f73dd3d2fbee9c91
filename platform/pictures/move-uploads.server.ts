import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#platform/db/client.server.ts';
import { createUpload, keepsUploads } from './stored-uploads.server.ts';
import {
  filesBelow,
  ignoreMissingFile,
  staysInFolder,
  uploadsFolder,
} from './uploads-folder.server.ts';

/**
 * Moves uploads from the folder into PostgreSQL.
 * @param say called with a sentence for each file that cannot be moved
 */
export async function moveUploads(
  db: Db,
  dataDir: string,
  say: (sentence: string) => void,
): Promise<void> {
  if (!keepsUploads(db)) return;
  const folder = uploadsFolder(dataDir);
  for (const path of await filesBelow(folder)) {
    const reason = await moveOne(db, folder, path);
    if (reason) say(`Die hochgeladene Datei ${join(folder, path)} bleibt dort: ${reason}.`);
  }
  const left = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    ignoreMissingFile,
  );
  if (left?.every((entry) => entry.isDirectory())) await rm(folder, { recursive: true });
}

async function moveOne(db: Db, folder: string, path: string): Promise<string | undefined> {
  if (!staysInFolder(path)) return 'So kann keine Datei heißen';
  try {
    if (!(await storeFile(db, folder, path))) return 'In der Datenbank heißt eine andere so';
    await rm(join(folder, path), { force: true });
  } catch (error) {
    const { path: refused, code } = error as NodeJS.ErrnoException;
    if (refused === undefined) throw error;
    return `Das System lässt es nicht zu (${code})`;
  }
}

/**
 * Returns false if the database has different bytes at this path. Returns true also if the file does not
 * exist any more.
 */
export async function storeFile(db: Db, folder: string, path: string): Promise<boolean> {
  const file = join(folder, path);
  const bytes = await readFile(file).catch(ignoreMissingFile);
  const state = await stat(file).catch(ignoreMissingFile);
  return !bytes || !state || createUpload(db, { path, bytes, usedAt: state.mtime });
}
