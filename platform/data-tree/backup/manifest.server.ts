import { createHash } from 'node:crypto';
import { z } from 'zod';
import { staysInFolder } from '#platform/pictures/uploads-folder.server.ts';
import { cleanLine } from '#platform/values/clean-text.ts';
import { formatDateTime } from '#platform/values/vienna.ts';

/*
 * A backup is a gzipped tar with these files in this order: manifest, checksum of the manifest (in the format
 * of `sha256sum`), tables (each line is a row as JSON), uploads.
 */

export const formatNumber = 1;
export const manifestFile = 'manifest.json';
export const checksumFile = 'manifest.json.sha256';

const content = { bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) };
const table = z.object({ table: z.string().regex(/^\w+$/), rows: z.int().min(0), ...content });
const upload = z.object({ upload: z.string().refine(staysInFolder), ...content });

const schema = z.object({
  format: z.literal(formatNumber),
  createdAt: z.iso.datetime(),
  migration: z.string().min(1),
  /** The files of the backup in their order. A table comes after the tables to which its rows refer. */
  members: z.array(z.union([table, upload])),
});

export type Manifest = z.infer<typeof schema>;
export type Member = Manifest['members'][number];

export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export function parseManifest(text: string): Manifest {
  return schema.parse(JSON.parse(text));
}

/**
 * Reads only the format number, because the other fields of a manifest can differ in newer versions.
 * @throws Error if the text is no manifest
 */
export function readFormat(text: string): number {
  return z.object({ format: z.int() }).parse(JSON.parse(text)).format;
}

export function checksumLine(manifest: string | Buffer): string {
  return `${createHash('sha256').update(manifest).digest('hex')}  ${manifestFile}\n`;
}

export function memberPath(member: Member): string {
  return 'table' in member ? `tables/${member.table}.jsonl` : `uploads/${member.upload}`;
}

export function describeBackup({ createdAt, members }: Manifest): string {
  const tables = members.filter((member) => 'table' in member);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = members.length - tables.length;
  return [
    `Stand von ${formatDateTime(new Date(createdAt))} mit ${rows} Zeilen in ${tables.length} Tabellen`,
    `${files} ${files === 1 ? 'Datei' : 'Dateien'}`,
  ].join(', ');
}

export class BackupError extends Error {
  constructor(sentence: string) {
    // The sentence can quote an untrusted file, and control characters could harm a terminal.
    super(cleanLine(sentence));
  }
}
