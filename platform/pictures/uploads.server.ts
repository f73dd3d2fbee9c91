import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext } from 'react-router';
import type { Db } from '#platform/db/client.server.ts';
import { type FileBody, fileBody } from './file-body.server.ts';
import { readOrCreateBody, readOrCreateFile } from './file-cache.server.ts';
import { cleaningRules, cleanStored } from './picture-processes.server.ts';
import {
  createUpload,
  deleteUnusedUploads,
  deleteUploads,
  findUpload,
  keepsUploads,
  listUploads,
  markUploadsUsed,
} from './stored-uploads.server.ts';
import {
  ignoreMissingFile,
  staysInFolder,
  uploadsFolder,
  variantsFolder,
} from './uploads-folder.server.ts';
import { writeFileAtomically } from './write-file-atomically.server.ts';

export interface Uploads {
  /** Reads an upload. Cleans an SVG with the current rules (picture-processes.server.ts). */
  read: (path: string) => Promise<Buffer | undefined>;
  send: (name: string) => Promise<FileBody | undefined>;
  add: (path: string, bytes: Buffer, now: Date) => Promise<void>;
  pictures: () => Promise<string[]>;
  list: () => Promise<StoredPicture[]>;
  noteUse: (names: readonly string[], now: Date) => Promise<void>;
  removeUnused: (names: readonly string[], lastUse: Date) => Promise<void>;
  removeForGood: (names: readonly string[]) => Promise<void>;
}

export interface StoredPicture {
  name: string;
  usedAt: Date;
}

interface UploadStore {
  db: Db;
  dataDir: string;
  report?: (error: unknown) => void;
}

export function openUploads(place: UploadStore): Uploads {
  const uploads = keepsUploads(place.db) ? inDatabase(place) : inFolder(place);
  const { dataDir, report = () => {} } = place;
  const isDrawing = (path: string) => isPicture(path) && path.endsWith('.svg');
  const copyOf = (path: string) => join(variantsFolder(dataDir), `${path}-clean${cleaningRules}`);
  const clean = (path: string) => () => cleanStored(() => uploads.read(path));
  return {
    ...uploads,
    async read(path) {
      if (!isDrawing(path)) return uploads.read(path);
      const bytes = await readOrCreateFile(copyOf(path), clean(path), { report });
      return bytes?.length ? bytes : undefined;
    },
    async send(name) {
      if (!isDrawing(name)) return uploads.send(name);
      const body = await readOrCreateBody(copyOf(name), clean(name), { report });
      return body?.length ? body : undefined;
    },
  };
}

function inDatabase({ db, dataDir, report = () => {} }: UploadStore): Uploads {
  const list = async () => {
    const pictures = (await listUploads(db)).filter(({ path }) => isPicture(path));
    return pictures.map(({ path, usedAt }) => ({ name: path, usedAt }));
  };
  // Each server stores copies of uploads on its disk, so that it can send pictures during a database outage.
  // Uploads never change, so a copy is never outdated.
  const copyOf = (name: string) => join(variantsFolder(dataDir), `${name}-original`);
  return {
    async read(path) {
      const load = () => findUpload(db, path);
      return isPicture(path) ? readOrCreateFile(copyOf(path), load, { report }) : load();
    },
    async send(name) {
      const load = () => findUpload(db, name);
      return isPicture(name) ? readOrCreateBody(copyOf(name), load, { report }) : undefined;
    },
    async add(path, bytes, now) {
      const isKept = await createUpload(db, { path, bytes, usedAt: now });
      if (!isKept) throw new Error(`another upload is called ${path}`);
    },
    pictures: async () => (await list()).map(({ name }) => name),
    list,
    noteUse: (names, now) => markUploadsUsed(db, names, now),
    removeUnused: (names, lastUse) => deleteUnusedUploads(db, names, lastUse),
    async removeForGood(names) {
      await deleteUploads(db, names);
      await removeCopies(dataDir, names);
    },
  };
}

function inFolder({ dataDir }: UploadStore): Uploads {
  const folder = uploadsFolder(dataDir);
  const pictures = async () =>
    ((await readdir(folder).catch(ignoreMissingFile)) ?? []).filter(isPicture);
  return {
    async read(path) {
      if (!staysInFolder(path)) return undefined;
      return readFile(join(folder, path)).catch(ignoreMissingFile);
    },
    async send(name) {
      return isPicture(name) ? fileBody(join(folder, name)) : undefined;
    },
    add: (path, bytes) => writeFileAtomically(join(folder, path), bytes),
    pictures,
    async list() {
      const names = await pictures();
      const states = await Promise.all(
        names.map((name) => stat(join(folder, name)).catch(ignoreMissingFile)),
      );
      return names.flatMap((name, at) => {
        const usedAt = states[at]?.mtime;
        return usedAt ? [{ name, usedAt }] : [];
      });
    },
    async noteUse(names, now) {
      for (const name of names) await utimes(join(folder, name), now, now).catch(ignoreMissingFile);
    },
    async removeUnused(names, lastUse) {
      for (const name of names) await removeUntouched(join(folder, name), lastUse);
    },
    async removeForGood(names) {
      for (const name of names) await rm(join(folder, name), { force: true });
      await removeCopies(dataDir, names);
    },
  };
}

async function removeCopies(dataDir: string, names: readonly string[]): Promise<void> {
  const variants = variantsFolder(dataDir);
  for (const file of (await readdir(variants).catch(ignoreMissingFile)) ?? [])
    if (names.includes(findOriginal(file) ?? '')) await rm(join(variants, file), { force: true });
}

export function findOriginal(file: string): string | undefined {
  return /^[\w-]+\.(?:jpg|png|svg)(?=-)/.exec(file)?.[0];
}

export async function removeUntouched(path: string, since: Date): Promise<void> {
  const state = await stat(path).catch(ignoreMissingFile);
  if (state && state.mtimeMs <= since.getTime()) await rm(path, { force: true });
}

function isPicture(name: string): boolean {
  return /^[\w-]+\.(?:jpg|png|svg)$/.test(name);
}

export const uploadsContext = createContext<Uploads>();
