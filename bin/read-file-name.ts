import { parseArgs } from 'node:util';

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
