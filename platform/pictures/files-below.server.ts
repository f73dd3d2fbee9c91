import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { unfinishedEnding } from './keep-file.server.ts';
import { whenThere } from './when-there.server.ts';

/**
 * The paths of all files below a folder, with slashes; none when it does not exist. What is neither
 * file nor folder, such as a link, or not written to its end is left out.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(whenThere);
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !entry.name.endsWith(unfinishedEnding))
    .map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join('/'))
    .toSorted();
}
