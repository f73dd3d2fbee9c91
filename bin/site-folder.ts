import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';

/** The project's root, or with Node's condition `fixture-club` (package.json) the tests' club. */
export const siteFolder = dirname(dirname(createRequire(import.meta.url).resolve('#club/club.ts')));

/** @throws Error with `usage` unless there is exactly one argument */
export function readFileName(usage: string): string {
  try {
    const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
    if (file && others.length === 0) return file;
  } catch {
    // An unknown option: this command has no options.
  }
  throw new Error(usage);
}
