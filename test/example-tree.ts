import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the data tree of docs/data-tree.md with all of its examples. */
export async function readExampleTree(): Promise<Record<string, unknown>> {
  const text = await readFile(join(import.meta.dirname, '../docs/data-tree.md'), 'utf8');
  const blocks = [...text.matchAll(/^```json\n(.*?)^```$/gms)].map(([, json = '']) => json);
  return Object.assign({}, ...blocks.map((json) => JSON.parse(json)));
}
