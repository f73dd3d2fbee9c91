import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '../../test/database.ts';
import type { Db } from '../db/client.server.ts';
import { countTry, forgetTries, takeBackTry } from './failed-sign-ins.server.ts';

const start = new Date('2026-03-01T08:00:00.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

onEachEngine((engine) => {
  test('from the fifth try on each one waits twice as long as the one before', async () => {
    const db = await freshDatabase(engine);
    await tryTimes(db, 'a', 5);
    let now = start;
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      const end = new Date(now.getTime() + seconds * 1000);
      expect(await countTry(db, ['a'], new Date(end.getTime() - 1))).toEqual(end);
      expect(await countTry(db, ['a'], end)).toBeUndefined();
      now = end;
    }
  });

  test('a try that has to wait counts for none of its subjects', async () => {
    const db = await freshDatabase(engine);
    await tryTimes(db, 'b', 5);
    for (const subjects of [
      ['a', 'b'],
      ['c', 'b'],
    ])
      expect(await countTry(db, subjects, start)).toEqual(after(1));
    expect(await listCounters(db)).toEqual([['b', 5]]);
  });

  test('tries at the same time are let through as often as one after the other', async () => {
    const db = await freshDatabase(engine);
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => countTry(db, ['a', 'b'], start)),
    );
    expect(tries.filter((until) => until === undefined)).toHaveLength(5);
    expect(await listCounters(db)).toEqual([
      ['a', 5],
      ['b', 5],
    ]);
  });

  test('a day after the last try all of them are forgotten, and their rows are gone', async () => {
    const db = await freshDatabase(engine);
    await tryTimes(db, 'a', 5);
    await tryTimes(db, 'b', 1);
    expect(await countTry(db, ['c'], after(24 * 3600 - 1))).toBeUndefined();
    expect(await listCounters(db)).toHaveLength(3);
    expect(await countTry(db, ['a'], after(24 * 3600))).toBeUndefined();
    expect(await listCounters(db)).toEqual([
      ['a', 1],
      ['c', 1],
    ]);
  });

  test('a right password takes its own try back, and clears the account', async () => {
    const db = await freshDatabase(engine);
    await tryTimes(db, 'a', 5);
    await takeBackTry(db, 'a', start);
    await takeBackTry(db, 'gibt es nicht', start);
    expect(await listCounters(db)).toEqual([['a', 4]]);
    expect(await countTry(db, ['a'], start)).toBeUndefined();
    await forgetTries(db, 'a');
    expect(await listCounters(db)).toEqual([]);
  });
});

async function tryTimes(db: Db, subject: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1)
    expect(await countTry(db, [subject], start)).toBeUndefined();
}

async function listCounters(db: Db): Promise<[string, number][]> {
  const rows = await db.selectFrom('failedSignIn').selectAll().orderBy('subject').execute();
  return rows.map(({ subject, tries }) => [subject, tries]);
}
