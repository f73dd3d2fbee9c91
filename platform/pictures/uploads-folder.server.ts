import { join } from 'node:path';

/** Folder of the files that visitors are sent and admins have uploaded, in the data folder. */
export function uploadsFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/** Folder of smaller pictures made from others; what is missing there is made again. */
export function variantsFolder(dataDir: string): string {
  return join(dataDir, 'variants');
}
