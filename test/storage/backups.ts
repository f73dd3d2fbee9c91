import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, type Header, pack } from 'tar-stream';
import type { Db } from '#platform/db/client.server.ts';
import { readRows } from '#platform/db/rows.server.ts';
import { listTables } from '#platform/db/stored-tables.server.ts';

export interface Part {
  name: string;
  text: string;
  type?: Header['type'];
  linkname?: string;
}

/** Reads the files of a backup in their order. */
export async function readParts(file: string): Promise<Part[]> {
  const tar = extract();
  tar.end(gunzipSync(await readFile(file)));
  const parts: Part[] = [];
  for await (const entry of tar) {
    const chunks = (await Array.fromAsync(entry)) as Buffer[];
    parts.push({ name: entry.header.name, text: Buffer.concat(chunks).toString() });
  }
  return parts;
}

export async function writeParts(file: string, parts: readonly Part[]): Promise<void> {
  const tar = pack();
  const chunks = Array.fromAsync(tar);
  for (const { text: content, ...header } of parts) tar.entry(header, content);
  tar.finalize();
  await writeFile(file, gzipSync(Buffer.concat((await chunks) as Buffer[])));
}

/** Returns the files with a changed manifest and its correct checksum. */
export function withManifest(
  parts: readonly Part[],
  // biome-ignore lint/suspicious/noExplicitAny: tests choose the type
  change: (manifest: any) => void,
): Part[] {
  const manifest = JSON.parse(parts[0]?.text ?? '');
  change(manifest);
  const changed = JSON.stringify(manifest);
  const checksum = `${sha256(changed)}  manifest.json\n`;
  return parts.map((part, index) => ({ ...part, text: [changed, checksum][index] ?? part.text }));
}

export function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Reads all rows of a database by table. The result is empty if there is no table. */
export async function readContents(db: Db): Promise<Record<string, unknown[]>> {
  return db.transaction().execute(async (state) => {
    const tables = await listTables(state);
    const contents: Record<string, unknown[]> = {};
    for (const table of tables)
      contents[table.name] = await Array.fromAsync(readRows(state, table));
    return contents;
  });
}
