import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';

/** The folder around `club/`: the project's root, or with the condition `fixture-club` test/fixtures. */
export const siteFolder = dirname(dirname(createRequire(import.meta.url).resolve('#club/club.ts')));

/** @throws Error with `usage` unless there is exactly one argument */
export function readFileName(usage: string): string {
  try {
    const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
    if (file && others.length === 0) return file;
  } catch {
    // This command has no options, so every option is unknown.
  }
  throw new Error(usage);
}
