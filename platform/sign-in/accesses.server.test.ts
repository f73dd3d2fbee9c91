import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createAccessEntry } from '#test/factories.ts';
import { listAccesses, noteAccess, noteFailedSignIn } from './accesses.server.ts';

const now = new Date('2026-03-01T08:00:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

onEachEngine((engine) => {
  test('lists accesses newest first on several pages, also with equal times', async () => {
    const db = await freshDatabase(engine);
    for (const id of ['b', 'a', 'c']) await createAccessEntry(db, { id });
    await noteAccess(db, { kind: 'backup' }, now);
    const first = await listAccesses(db, { limit: 2 });
    expect(first.accesses).toMatchObject([
      { kind: 'backup', username: null, times: 1, happenedAt: now.toISOString() },
      { id: 'c', username: 'max' },
    ]);
    const second = await listAccesses(db, { limit: 2, before: first.older as string });
    expect([second.accesses.map(({ id }) => id), second.older]).toEqual([['b', 'a'], null]);
    expect((await listAccesses(db, { limit: 9, before: "' or 1" })).accesses).toHaveLength(4);
  });

  test('counts failed sign-ins of one hour per username, and those of unknown usernames together', async () => {
    const db = await freshDatabase(engine);
    for (const username of ['max', 'jörg 🍏', null])
      for (const minutes of [0, 20, 59, 60]) await noteFailedSignIn(db, username, after(minutes));
    const { accesses } = await listAccesses(db, { limit: 99 });
    const told = accesses.map(({ username, happenedAt, times }) => [happenedAt, username, times]);
    expect(told).toHaveLength(6);
    for (const username of ['max', 'jörg 🍏', null])
      for (const entry of [
        [after(59).toISOString(), username, 3],
        [after(60).toISOString(), username, 1],
      ])
        expect(told).toContainEqual(entry);
  });
});
