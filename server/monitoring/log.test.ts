import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createAdmin } from '#test/factories.ts';
import { runWithLog } from '#test/log-lines.ts';
import { createLog, createReport } from './log.ts';

/** Longer than one write of the log. The script in the other process repeats this text. */
const long = 'ä'.repeat(100_000);

test('writes every log line in order, also the last lines before a crash', async () => {
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

test('writes every line to the log before the process ends normally', async () => {
  const { failed, lines } = await runWithLog(`createLog('info').info({ port: 3000 }, 'stop');`);
  expect(failed).toBe(false);
  expect(lines).toEqual([{ level: 'info', time: expect.any(String), port: 3000, event: 'stop' }]);
  expect(new Date(lines[0]?.time ?? '').toISOString()).toBe(lines[0]?.time);
});

const outage = Object.assign(new Error('connect ECONNREFUSED'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
});

test('logs an outage once a minute and a fault each time', () => {
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

test('logs only the name, the message and the stack of a fault', () => {
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

test('logs a thrown value that is not an error without its content', () => {
  const { report, lines } = written();
  for (const thrown of [{ entered: 'geheim' }, 'geheim', undefined, null]) report(thrown);
  expect(lines).toHaveLength(4);
  expect(lines.join('')).not.toContain('geheim');
});

onEachEngine((engine) => {
  test('keeps the values of a record that the database refuses out of the log', async () => {
    const db = await freshDatabase(engine);
    const { report, lines, events } = written();
    await createAdmin(db, { username: 'geheim' });
    await createAdmin(db, { username: 'geheim' }).catch(report);
    await sql`insert into revision (value) values (${'geheim'})`.execute(db).catch(report);
    expect(events()).toEqual(['fault', 'fault']);
    expect(lines.join('')).not.toContain('geheim');
  });
});

function written() {
  const lines: string[] = [];
  const report = createReport(createLog('info', { write: (line: string) => lines.push(line) }));
  return { report, lines, events: () => lines.map((line) => JSON.parse(line).event) };
}
