import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';

/** The folder around `club/`: the project's root, or test/fixtures with the condition `fixture-club`. */
export const siteFolder = dirname(dirname(createRequire(import.meta.url).resolve('#club/club.ts')));

/** Returns the only argument of the command. @throws Error with `usage` if there are none or several */
export function readFileName(usage: string): string {
  try {
    const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
    if (file && others.length === 0) return file;
  } catch {
    // An option was given. This command has none, so the error below says how to call it.
  }
  throw new Error(usage);
}
