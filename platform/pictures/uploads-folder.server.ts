import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { unfinishedEnding } from './write-file-atomically.server.ts';

export function ignoreMissingFile(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) throw error;
}

export function uploadsFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

export function variantsFolder(dataDir: string): string {
  return join(dataDir, 'variants');
}

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    ignoreMissingFile,
  );
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !entry.name.endsWith(unfinishedEnding))
    .map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join('/'))
    .toSorted();
}

export function staysInFolder(path: string): boolean {
  return !/[\\\0]/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part));
}
