import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createSponsor } from '#test/factories.ts';
import { countQueries } from '#test/query-count.ts';
import { keepReads, onceARevision } from './once-a-revision.server.ts';

const listNames = onceARevision(async (db: Db) => {
  const sponsors = await db.selectFrom('sponsor').select('name').orderBy('name').execute();
  return sponsors.map(({ name }) => name);
});

const findLevel = onceARevision(async (db: Db, name: string) => {
  const sponsors = db.selectFrom('sponsor').select('level').where('name', '=', name);
  return (await sponsors.executeTakeFirst())?.level;
});

const moment = { revision: 1, today: '2025-06-01' };

onEachEngine((engine) => {
  test('keeps results until the revision or the day changes', async () => {
    const db = await freshDatabase(engine);
    await createSponsor(db, { name: 'A' });
    const queries = await countQueries(db, async (handle) => {
      const read = (at: Partial<typeof moment>) =>
        listNames(keepReads(handle, { ...moment, ...at }));
      expect(await Promise.all([read({}), read({})])).toEqual([['A'], ['A']]);
      await createSponsor(db, { name: 'B' });
      expect(await read({})).toEqual(['A']);
      expect(await read({ revision: 2 })).toEqual(['A', 'B']);
      await createSponsor(db, { name: 'C' });
      expect(await read({ revision: 2, today: '2025-06-02' })).toEqual(['A', 'B', 'C']);
    });
    expect(queries).toBe(3);
  });

  test('keeps a separate result for each argument', async () => {
    const db = await freshDatabase(engine);
    await createSponsor(db, { name: 'A', level: 'Hauptsponsor' });
    await createSponsor(db, { name: 'B' });
    const handle = keepReads(db, moment);
    for (const _ of ['once', 'again'])
      expect([await findLevel(handle, 'A'), await findLevel(handle, 'B')]).toEqual([
        'Hauptsponsor',
        'Sponsor',
      ]);
  });

  test('reads again in a transaction and without a known revision', async () => {
    const db = await freshDatabase(engine);
    const handle = keepReads(db, moment);
    expect(await listNames(handle)).toEqual([]);
    await handle.transaction().execute(async (transaction) => {
      await createSponsor(transaction, { name: 'A' });
      expect(await listNames(transaction)).toEqual(['A']);
    });
    expect(await listNames(db)).toEqual(['A']);
    expect(await listNames(handle)).toEqual([]);
  });

  test('reads again after a failed read', async () => {
    const handle = keepReads(await freshDatabase(engine), moment);
    let fails = true;
    const read = onceARevision(async () => {
      if (fails) throw new Error('gone');
      return 'there';
    });
    await expect(Promise.all([read(handle), read(handle)])).rejects.toThrow('gone');
    fails = false;
    expect(await read(handle)).toBe('there');
  });
});
