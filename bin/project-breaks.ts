import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { globby } from 'globby';
import { findBreaks } from './import-rules.ts';
import { readImports } from './source-imports.ts';

/**
 * What the files below a folder break of the rules of design §2, one sentence each, by path: all
 * files but those that .gitignore names. Git itself is not asked: an unpacked archive has none.
 */
export async function listBreaks(root: string, clubNames: readonly string[]): Promise<string[]> {
  const breaks = [];
  const options = { cwd: root, dot: true, gitignore: true, ignore: ['.git'] };
  const paths = await globby('**', { ...options, followSymbolicLinks: false });
  for (const path of paths.sort()) {
    const bytes = await readFile(join(root, path));
    if (bytes.includes(0)) continue;
    const text = bytes.toString();
    const imports = /\.[cm]?[jt]sx?$/.test(path) ? readImports(path, text) : [];
    breaks.push(...findBreaks({ path, text, imports }, clubNames));
  }
  return breaks;
}
