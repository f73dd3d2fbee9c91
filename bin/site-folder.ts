import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * The folder that contains `club/`: the project's root, or test/fixtures if Node runs with the condition
 * `fixture-club`.
 */
export const siteFolder = dirname(dirname(createRequire(import.meta.url).resolve('#club/club.ts')));

export function readFileName(usage: string): string {
  try {
    const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
    if (file && others.length === 0) return file;
  } catch {
    // `parseArgs` throws for any option. The error below says how to call the command.
  }
  throw new Error(usage);
}
