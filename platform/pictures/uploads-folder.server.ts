import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { unfinishedEnding } from './keep-file.server.ts';

/**
 * What becomes of a failed look at a file or folder that need not exist.
 * @throws any other error than that there is none of this kind
 */
export function whenThere(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) throw error;
}

/** Folder of the files that visitors are sent and admins have uploaded, in the data folder. */
export function uploadsFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/** Folder of smaller pictures made from others; what is missing there is made again. */
export function variantsFolder(dataDir: string): string {
  return join(dataDir, 'variants');
}

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
