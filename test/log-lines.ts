import { execFile } from 'node:child_process';
import { join } from 'node:path';

const log = join(import.meta.dirname, '../server/monitoring/log.ts');

/** Runs a script with the log in its own process; returns the lines on standard output. */
export async function runWithLog(
  script: string,
): Promise<{ failed: boolean; lines: Record<string, string>[] }> {
  const text = `import { createLog } from ${JSON.stringify(log)};${script}`;
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      ['--input-type=module', '--eval', text],
      { maxBuffer: 10 ** 7 },
      (error, stdout) => {
        const lines = stdout.split('\n').slice(0, -1);
        resolve({ failed: error !== null, lines: lines.map((line) => JSON.parse(line)) });
      },
    ),
  );
}
