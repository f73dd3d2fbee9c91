import { createHash } from 'node:crypto';
import { z } from 'zod';
import { staysInFolder } from '#platform/pictures/picture-path.ts';

/*
 * A backup is a gzipped tar of, in this order: the manifest, its checksum as `sha256sum` writes it,
 * a file per table with a row per line as JSON, the uploads.
 */

/** The form of the backups that this version writes and reads. */
export const formatNumber = 1;
export const manifestFile = 'manifest.json';
export const checksumFile = 'manifest.json.sha256';

const content = { bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) };
const table = z.object({ table: z.string().regex(/^\w+$/), rows: z.int().min(0), ...content });
const upload = z.object({ upload: z.string().refine(staysInFolder), ...content });

const schema = z.object({
  format: z.literal(formatNumber),
  /** ISO instant in UTC. */
  createdAt: z.iso.datetime(),
  /** Name of the newest migration of the database. */
  migration: z.string().min(1),
  /** What follows, in this order; a table stands after those that its rows refer to. */
  members: z.array(z.union([table, upload])),
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof schema>;
/** One file of a backup: the rows of a table, or an upload by its path below their folder. */
export type Member = Manifest['members'][number];

/** The manifest as the text that a backup begins with. */
export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** @throws Error when a text is no manifest of this form */
export function parseManifest(text: string): Manifest {
  return schema.parse(JSON.parse(text));
}

/**
 * The number of the form that a manifest says it has, also one that only a later version reads.
 * @throws Error when a text is no manifest at all
 */
export function readFormat(text: string): number {
  return z.object({ format: z.int() }).parse(JSON.parse(text)).format;
}

/** The line that stands in the checksum file of a manifest. */
export function checksumLine(manifest: string | Buffer): string {
  return `${createHash('sha256').update(manifest).digest('hex')}  ${manifestFile}\n`;
}

/** The name of a member's file in the tar. */
export function fileOf(member: Member): string {
  return 'table' in member ? `tables/${member.table}.jsonl` : `uploads/${member.upload}`;
}
