import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createAdmin } from '#test/factories.ts';
import { runWithLog } from '#test/log-lines.ts';
import { createLog, createReport } from './log.ts';

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

const outage = Object.assign(new Error('connect ECONNREFUSED'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
});

test('an outage is told once a minute, a fault each time', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { report, events } = written();
  for (const error of [outage, outage, new Error('a'), outage, new Error('a')]) report(error);
  vi.advanceTimersByTime(59_000);
  report(outage);
  vi.advanceTimersByTime(1_000);
  report(outage);
  expect(events()).toEqual(['database-outage', 'fault', 'fault', 'database-outage']);
});

test('of a fault the log keeps its name, its message and the calls that led to it', () => {
  const { report, lines } = written();
  report(Object.assign(new TypeError('no such thing'), { entered: 'geheim' }));
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'error',
    time: expect.any(String),
    event: 'fault',
    err: {
      name: 'TypeError',
      message: 'no such thing',
      stack: expect.stringMatching(/^ {4}at .*log\.test\.ts/),
    },
  });
});

test('what was thrown and is no error is told without what it holds', () => {
  const { report, lines } = written();
  for (const thrown of [{ entered: 'geheim' }, 'geheim', undefined, null]) report(thrown);
  expect(lines).toHaveLength(4);
  expect(lines.join('')).not.toContain('geheim');
});

onEachEngine((engine) => {
  test('what the database says of a record that it refuses stays out of the log', async () => {
    const db = await freshDatabase(engine);
    const { report, lines, events } = written();
    await createAdmin(db, { username: 'geheim' });
    await createAdmin(db, { username: 'geheim' }).catch(report);
    await sql`insert into revision (value) values (${'geheim'})`.execute(db).catch(report);
    expect(events()).toEqual(['fault', 'fault']);
    expect(lines.join('')).not.toContain('geheim');
  });
});

/** A way to report, and what gets into the log by it. */
function written() {
  const lines: string[] = [];
  const report = createReport(createLog('info', { write: (line: string) => lines.push(line) }));
  return { report, lines, events: () => lines.map((line) => JSON.parse(line).event) };
}
