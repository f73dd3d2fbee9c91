import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBreaks } from './import-rules.ts';
import { readImports } from './source-imports.ts';

/**
 * What the files below a folder break of the rules of design §2, one sentence each, by path: all
 * files that Git knows, or would take.
 */
export async function listBreaks(root: string, clubNames: readonly string[]): Promise<string[]> {
  const breaks = [];
  for (const path of listFiles(root)) {
    const bytes = await readFile(join(root, path));
    if (bytes.includes(0)) continue;
    const text = bytes.toString();
    const imports = /\.[cm]?[jt]sx?$/.test(path) ? readImports(path, text) : [];
    breaks.push(...findBreaks({ path, text, imports }, clubNames));
  }
  return breaks;
}

function listFiles(root: string): string[] {
  const options = ['-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const paths = execFileSync('git', ['ls-files', ...options], { cwd: root, encoding: 'utf8' });
  // A file just deleted is still listed, and a link may lead to a folder.
  const isFile = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile();
  return paths
    .split('\0')
    .filter((path) => path && isFile(path))
    .sort();
}
