import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import type { Db } from '#platform/db/client.server.ts';
import { findMigration } from '#platform/db/migrate.server.ts';
import { readConsistently } from '#platform/db/one-state.server.ts';
import { listTables } from '#platform/db/stored-tables.server.ts';
import {
  BackupError,
  checksumFile,
  checksumLine,
  formatManifest,
  formatNumber,
  type Manifest,
  type Member,
  manifestFile,
  memberPath,
} from './manifest.server.ts';
import { formatRows } from './table-lines.server.ts';
import { listUploads } from './uploads.server.ts';

/** Only the owner can read the file, because a backup contains password hashes and e-mail addresses. */
const mode = 0o600;

export interface BackupRequest {
  file: string;
  uploads: string;
  now: Date;
  signal?: AbortSignal | undefined;
}

/**
 * All rows belong to one moment, even if the site is running.
 * @throws BackupError and other errors; then no new file is left
 */
export async function writeBackup(
  db: Db,
  { file, uploads, now, signal }: BackupRequest,
): Promise<Manifest> {
  const draft = `${file}.part`;
  const handle = await open(draft, 'wx', mode);
  try {
    const output = handle.createWriteStream({ flush: true });
    const manifest = await readConsistently(db, async (state) => {
      const migration = await findMigration(state);
      if (!migration) throw new BackupError('Die Datenbank ist leer: Es gibt nichts zu sichern.');
      const contents = await listContents(state, { migration, uploads, signal });
      const members = contents.map(({ member }) => member);
      const head = { format: formatNumber, createdAt: now.toISOString(), migration } as const;
      await writeTar({ ...head, members }, contents, output, signal);
      return { ...head, members };
    });
    await rename(draft, file);
    return manifest;
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

/** `read` is called twice: first for the size and checksum in the manifest, then for the bytes. */
interface Content {
  member: Member;
  read: () => AsyncIterable<Buffer>;
}

async function listContents(
  state: Db,
  { migration, uploads, signal }: Omit<BackupRequest, 'file' | 'now'> & { migration: string },
): Promise<Content[]> {
  const contents: Content[] = [];
  for (const table of await listTables(state)) {
    const read = () => formatRows(state, table);
    const { chunks: rows, ...measured } = await measure(read(), signal);
    contents.push({ member: { table: table.name, rows, ...measured }, read });
  }
  // Lists uploads after the tables. Otherwise a row could refer to a file that is missing in the backup.
  for (const { path, read } of await listUploads(state, migration, uploads)) {
    const { chunks: _, ...measured } = await measure(read(), signal);
    contents.push({ member: { upload: path, ...measured }, read });
  }
  return contents;
}

async function measure(content: AsyncIterable<Buffer>, signal: AbortSignal | undefined) {
  const hash = createHash('sha256');
  let [bytes, chunks] = [0, 0];
  for await (const chunk of content) {
    signal?.throwIfAborted();
    hash.update(chunk);
    bytes += chunk.length;
    chunks += 1;
  }
  return { bytes, chunks, sha256: hash.digest('hex') };
}

async function writeTar(
  manifest: Manifest,
  contents: readonly Content[],
  output: Writable,
  signal: AbortSignal | undefined,
): Promise<void> {
  const tar = pack();
  const filled = fill(tar, manifest, contents).catch((error) => {
    tar.destroy(error);
    throw error;
  });
  const written = pipeline(tar, createGzip(), output, { signal });
  const outcomes = await Promise.allSettled([written, filled]);
  // If one of the two streams fails, the other one fails because of it, with the code `brokenOff`. The real
  // reason has another code.
  const reasons = outcomes.flatMap((it) => (it.status === 'rejected' ? [it.reason] : []));
  if (reasons.length > 0) throw reasons.find(({ code }) => code !== brokenOff) ?? reasons[0];
}

const brokenOff = 'ERR_STREAM_PREMATURE_CLOSE';

async function fill(tar: Pack, manifest: Manifest, contents: readonly Content[]): Promise<void> {
  const mtime = new Date(manifest.createdAt);
  const put = (name: string, size: number, content: Iterable<Buffer> | AsyncIterable<Buffer>) =>
    pipeline(Readable.from(content), tar.entry({ name, size, mtime, mode }));
  const head = Buffer.from(formatManifest(manifest));
  const checksum = Buffer.from(checksumLine(head));
  await put(manifestFile, head.length, [head]);
  await put(checksumFile, checksum.length, [checksum]);
  for (const { member, read } of contents)
    await put(memberPath(member), member.bytes, unchanged(member, read()));
  tar.finalize();
}

async function* unchanged(member: Member, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    if (bytes > member.bytes) break;
    yield chunk;
  }
  if (bytes !== member.bytes || hash.digest('hex') !== member.sha256)
    throw new BackupError(
      `${memberPath(member)} hat sich während der Sicherung geändert: Bitte versuch es noch einmal.`,
    );
}
