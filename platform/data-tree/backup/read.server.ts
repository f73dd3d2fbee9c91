import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { migrationNames } from '#platform/db/migrate.server.ts';
import {
  BackupError,
  checksumFile,
  checksumLine,
  formatNumber,
  type Manifest,
  type Member,
  manifestFile,
  memberPath,
  parseManifest,
  readFormat,
} from './manifest.server.ts';

type Entry = Extract extends AsyncIterable<infer E> ? E : never;

/** In bytes. The manifest has about 200 bytes for each upload. */
const maxManifestBytes = 64 * 1024 * 1024;

/** The function must read all bytes, because the checksum is compared after the last byte. */
export type TakeMember = (member: Member, bytes: AsyncIterable<Buffer>) => Promise<void>;

/**
 * @throws BackupError for a damaged backup and for a backup of a newer version of the site. Errors of `take`
 * and of the file system are thrown as they are.
 */
export async function readBackup(file: string, take: TakeMember): Promise<Manifest> {
  const stored = createReadStream(file);
  const tar = extract();
  const unpacked = pipeline(stored, createGunzip(), tar);
  // Ignores the error of this promise, because the tar's next entry throws the error too.
  unpacked.catch(() => {});
  const entries = tar[Symbol.asyncIterator]();
  try {
    const manifest = await readManifest(entries);
    for (const member of manifest.members) {
      const entry = await nextEntry(entries, memberPath(member));
      await take(member, checkedBytes(entry, member));
    }
    await expectEnd(entries);
    return manifest;
  } catch (error) {
    throw error instanceof Damage ? new BackupError(damageOf(file, error)) : error;
  } finally {
    stored.destroy();
  }
}

class Damage extends Error {}

function damageOf(file: string, { message }: Damage): string {
  return `Die Datei ${file} ist beschädigt oder keine Sicherung (${message}), es wurde nichts geändert.`;
}

async function readManifest(entries: AsyncIterator<Entry>): Promise<Manifest> {
  const text = await readWhole(await nextEntry(entries, manifestFile));
  const checksum = await readWhole(await nextEntry(entries, checksumFile));
  if (checksum !== checksumLine(text)) throw new Damage(checksumFile);
  const format = orDamage(() => readFormat(text));
  if (format > formatNumber) throw newer(`Form ${format}`);
  const manifest = orDamage(() => parseManifest(text));
  if (!migrationNames.includes(manifest.migration)) throw newer(manifest.migration);
  return manifest;
}

function orDamage<T>(parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new Damage(manifestFile);
  }
}

function newer(what: string): BackupError {
  return new BackupError(
    `Die Sicherung stammt von einer neueren Fassung (${what}): Spiel bitte zuerst diese ein, es wurde nichts geändert.`,
  );
}

async function nextEntry(entries: AsyncIterator<Entry>, file: string): Promise<Entry> {
  const { done, value } = await entries.next().catch((error) => rethrow(error, file));
  if (done || value.header.name !== file || value.header.type !== 'file') throw new Damage(file);
  return value;
}

async function expectEnd(entries: AsyncIterator<Entry>): Promise<void> {
  const { done, value } = await entries.next().catch((error) => rethrow(error, 'Ende'));
  if (!done) throw new Damage(value.header.name);
}

async function readWhole(entry: Entry): Promise<string> {
  if (Number(entry.header.size) > maxManifestBytes) throw new Damage(entry.header.name);
  const chunks = await Array.fromAsync(bytesOf(entry));
  return Buffer.concat(chunks).toString();
}

async function* checkedBytes(entry: Entry, { bytes, sha256 }: Member): AsyncGenerator<Buffer> {
  if (entry.header.size !== bytes) throw new Damage(entry.header.name);
  const hash = createHash('sha256');
  for await (const chunk of bytesOf(entry)) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== sha256) throw new Damage(entry.header.name);
}

async function* bytesOf(entry: Entry): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of entry) yield chunk as Buffer;
  } catch (error) {
    rethrow(error, entry.header.name);
  }
}

function rethrow(error: unknown, file: string): never {
  throw (error as NodeJS.ErrnoException).syscall ? error : new Damage(file);
}
