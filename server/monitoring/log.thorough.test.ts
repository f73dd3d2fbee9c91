import { expect, test } from 'vitest';
import { runWithLog } from '#test/log-lines.ts';

test('writes a single log line after a short time', async () => {
  const { lines } = await runWithLog(`
    createLog('info').info('alone');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2500);
  `);
  expect(lines.map(({ event }) => event)).toEqual(['alone']);
});
