import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Where the club's folder and the build of its site lie: the project's root; under Node's condition
 * `fixture-club` the folder of the tests' own club (package.json).
 */
export const siteFolder = dirname(dirname(createRequire(import.meta.url).resolve('#club/club.ts')));

/**
 * The one argument of a command that takes a file and nothing else.
 * @throws Error with `usage` when there is none, or more than that
 */
export function readFileName(usage: string): string {
  try {
    const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
    if (file && others.length === 0) return file;
  } catch {
    // An unknown option: there are none.
  }
  throw new Error(usage);
}
