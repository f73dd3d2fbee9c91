import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { findRevision } from '#platform/records/revision.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { emptySnapshot, isEmpty, readSnapshot, replaceSnapshot } from './snapshot.server.ts';

onEachEngine((engine) => {
  test('isEmpty returns true for a new database', async () => {
    const db = await freshDatabase(engine);
    expect(await isEmpty(db, kinds)).toBe(true);
  });

  test('replaceSnapshot stores the rows and raises the revision by one', async () => {
    const db = await freshDatabase(engine);
    const before = await findRevision(db);
    await replaceSnapshot(
      db,
      kinds,
      {
        ...emptySnapshot(kinds),
        standing: [{ id: 'a', team: 'SC Berg', won: 3, drawn: 2, lost: 1 }],
      },
      new Date(),
    );
    expect((await readSnapshot(db, kinds)).standing).toMatchObject([
      { id: 'a', team: 'SC Berg', won: 3, drawn: 2, lost: 1 },
    ]);
    expect(await findRevision(db)).toBe(before + 1);
    expect(await isEmpty(db, kinds)).toBe(false);
  });

  test('replaceSnapshot changes nothing if a row breaks a constraint', async () => {
    const db = await freshDatabase(engine);
    await replaceSnapshot(
      db,
      kinds,
      { ...emptySnapshot(kinds), standing: [{ id: 'a', team: 'SC Berg' }] },
      new Date(),
    );
    const before = await findRevision(db);
    const broken = { ...emptySnapshot(kinds), standing: [{ id: 'b', team: 'FK Sonne', won: -1 }] };
    await expect(replaceSnapshot(db, kinds, broken, new Date())).rejects.toThrow();
    expect((await readSnapshot(db, kinds)).standing.map(({ id }) => id)).toEqual(['a']);
    expect(await findRevision(db)).toBe(before);
  });
});
