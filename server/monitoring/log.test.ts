import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Longer than what is written at once; made in the other process, too. */
const long = 'ä'.repeat(100_000);

test('every line is written whole and in order, the last ones too when the process breaks', async () => {
  const { failed, lines } = await run(`
    const log = createLog('info');
    log.info('first');
    for (let number = 0; number < 2000; number++) log.info({ path: '/' + number }, 'request');
    log.warn('ä'.repeat(100_000));
    setTimeout(() => {
      log.info('late');
      log.error({ err: new Error('broken') }, 'last');
      throw new Error('crash');
    }, 500);
  `);
  expect(failed).toBe(true);
  const events = lines.map(({ event, path }) => path ?? event);
  const paths = Array.from({ length: 2000 }, (_, number) => `/${number}`);
  expect(events).toEqual(['first', ...paths, long, 'late', 'last']);
});

test('what was written before the process stops by itself is in the log', async () => {
  const { failed, lines } = await run(`createLog('info').info({ port: 3000 }, 'stop');`);
  expect(failed).toBe(false);
  expect(lines).toEqual([{ level: 'info', time: expect.any(String), port: 3000, event: 'stop' }]);
  expect(new Date(lines[0]?.time ?? '').toISOString()).toBe(lines[0]?.time);
});

test('a line that waits alone is written after a while', async () => {
  const { lines } = await run(`
    createLog('info').info('alone');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2500);
  `);
  expect(lines.map(({ event }) => event)).toEqual(['alone']);
});

/** Runs a script with the log in a process of its own; gives what it wrote to standard output. */
async function run(script: string): Promise<{ failed: boolean; lines: Record<string, string>[] }> {
  const text = `import { createLog } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))};${script}`;
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
