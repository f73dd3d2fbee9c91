import { expect, test } from 'vitest';
import { listStandings } from '#app/league/typed-table/standings.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createStanding } from '#test/factories.ts';
import { findRevision, readAndWrite, write } from './revision.server.ts';

onEachEngine((engine) => {
  test('a write of several rows raises the revision once and returns its result', async () => {
    const db = await freshDatabase(engine);
    const before = await findRevision(db);
    const made = await write(db, async (transaction) => {
      await createStanding(transaction, { team: 'SC Berg' });
      return createStanding(transaction, { team: 'FC Wiese' });
    });
    expect(made).toMatchObject({ team: 'FC Wiese' });
    expect(await listStandings(db)).toHaveLength(2);
    expect(await findRevision(db)).toBe(before + 1);
  });

  test('a failed write stores nothing, does not raise the revision and passes on the error', async () => {
    const db = await freshDatabase(engine);
    const before = await findRevision(db);
    const failed = write(db, async (transaction) => {
      await createStanding(transaction);
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await listStandings(db)).toEqual([]);
    expect(await findRevision(db)).toBe(before);
  });

  test('a write that violates a constraint stores nothing, and the next write succeeds', async () => {
    const db = await freshDatabase(engine);
    const before = await findRevision(db);
    const refused = write(db, async (transaction) => {
      await createStanding(transaction);
      await createStanding(transaction, { won: -1 });
    });
    await expect(refused).rejects.toThrow(/constraint/i);
    expect(await listStandings(db)).toEqual([]);
    await write(db, (transaction) => createStanding(transaction));
    expect(await listStandings(db)).toHaveLength(1);
    expect(await findRevision(db)).toBe(before + 1);
  });

  test('stores and counts all simultaneous writes', async () => {
    const db = await freshDatabase(engine);
    const before = await findRevision(db);
    const writes = Array.from({ length: 8 }, () =>
      write(db, (transaction) => createStanding(transaction)),
    );
    await Promise.all(writes);
    expect(await listStandings(db)).toHaveLength(8);
    expect(await findRevision(db)).toBe(before + 8);
  });

  test('a failed write does not affect simultaneous writes', async () => {
    const db = await freshDatabase(engine);
    const before = await findRevision(db);
    const outcomes = await Promise.allSettled([
      write(db, (transaction) => createStanding(transaction, { team: 'SC Berg' })),
      write(db, (transaction) => createStanding(transaction, { won: -1 })),
      write(db, (transaction) => createStanding(transaction, { team: 'FC Wiese' })),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await listStandings(db)).toHaveLength(2);
    expect(await findRevision(db)).toBe(before + 2);
  });

  test('a long read blocks no other write and is repeated after one', async () => {
    const db = await freshDatabase(engine);
    const seen: number[] = [];
    await readAndWrite(
      db,
      async (reading) => {
        seen.push((await listStandings(reading)).length);
        // If the read held the lock, this write would wait forever.
        if (seen.length === 1) await write(db, (transaction) => createStanding(transaction));
        return seen.length;
      },
      async (transaction, readings) => {
        expect(readings).toBe(2);
        await createStanding(transaction);
        return { changed: true };
      },
    );
    expect(seen).toEqual([0, 1]);
    expect(await listStandings(db)).toHaveLength(2);
  });

  test('reads inside the write at last if other writes always come first', async () => {
    const db = await freshDatabase(engine);
    let readings = 0;
    await readAndWrite(
      db,
      async (reading) => {
        readings++;
        if (reading === db) await write(db, (transaction) => createStanding(transaction));
        return (await listStandings(reading)).length;
      },
      async (transaction, known) => {
        expect(await listStandings(transaction)).toHaveLength(known);
        return { changed: false };
      },
    );
    expect(readings).toBe(4);
  });
});
