import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { globby } from 'globby';
import { findBreaks, readSections } from './name-rules.ts';

/** All files that .gitignore does not name; without Git, which an unpacked archive lacks. */
export async function listBreaks(root: string, clubNames: readonly string[]): Promise<string[]> {
  const breaks = [];
  const specification = await readFile(join(root, 'docs/specification.md'), 'utf8');
  const names = { club: clubNames, sections: readSections(specification) };
  const options = { cwd: root, dot: true, gitignore: true, ignore: ['.git'] };
  const paths = await globby('**', { ...options, followSymbolicLinks: false });
  for (const path of paths.sort()) {
    const bytes = await readFile(join(root, path));
    if (!bytes.includes(0)) breaks.push(...findBreaks({ path, text: bytes.toString() }, names));
  }
  return breaks;
}
