import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whenThere } from './when-there.server.ts';

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' };

/** An uploaded picture (take-picture.server.ts) by its name; undefined when there is none. */
export async function readUpload(
  folder: string,
  name: string,
): Promise<{ bytes: Buffer; type: string } | undefined> {
  const type = types[/^[\w-]+\.(jpg|png)$/.exec(name)?.[1] ?? ''];
  const bytes = type && (await readFile(join(folder, name)).catch(whenThere));
  return bytes ? { bytes, type } : undefined;
}
