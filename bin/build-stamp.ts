import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { siteFolder } from './site-folder.ts';

const sources = [
  'app/**/*',
  'platform/**/*',
  'server/**/*',
  join(relative('', siteFolder), 'club/**/*'),
  'server.ts',
  'bin/node-version.ts',
  'bin/vite/*.ts',
  'bin/site-folder.ts',
  'bin/build*.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

export const stampFile = join(siteFolder, 'build/stamp');

export async function stampSources(): Promise<string> {
  const hash = createHash('sha256');
  const exclude = ['**/*.test.ts'];
  const files = await Array.fromAsync(glob(sources, { withFileTypes: true, exclude }));
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => relative('', join(file.parentPath, file.name)));
  for (const path of paths.sort()) hash.update(path).update(await readFile(path));
  return hash.digest('hex');
}
