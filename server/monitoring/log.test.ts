import { expect, test } from 'vitest';
import { runWithLog } from '#test/log-lines.ts';

/** Longer than what is written at once; made in the other process, too. */
const long = 'ä'.repeat(100_000);

test('every line is written whole and in order, the last ones too when the process breaks', async () => {
  const { failed, lines } = await runWithLog(`
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
  const { failed, lines } = await runWithLog(`createLog('info').info({ port: 3000 }, 'stop');`);
  expect(failed).toBe(false);
  expect(lines).toEqual([{ level: 'info', time: expect.any(String), port: 3000, event: 'stop' }]);
  expect(new Date(lines[0]?.time ?? '').toISOString()).toBe(lines[0]?.time);
});
