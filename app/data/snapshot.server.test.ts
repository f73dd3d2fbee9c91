import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '../../test/database.ts';
import { findRevision } from './revision.server.ts';
import { emptySnapshot, isEmpty, readSnapshot, replaceSnapshot } from './snapshot.server.ts';

onEachEngine((engine) => {
  test('a fresh database is empty', async () => {
    const db = await freshDatabase(engine);
    expect(await isEmpty(db)).toBe(true);
  });

  test('a snapshot put in is read back and raises the revision', async () => {
    const db = await freshDatabase(engine);
    const before = await findRevision(db);
    await replaceSnapshot(
      db,
      {
        ...emptySnapshot(),
        standing: [{ id: 'a', team: 'SC Bari', won: 3, drawn: 2, lost: 1 }],
      },
      new Date(),
    );
    expect((await readSnapshot(db)).standing).toEqual([
      { id: 'a', team: 'SC Bari', won: 3, drawn: 2, lost: 1 },
    ]);
    expect(await findRevision(db)).toBe(before + 1);
    expect(await isEmpty(db)).toBe(false);
  });

  test('a snapshot that breaks a constraint changes nothing', async () => {
    const db = await freshDatabase(engine);
    await replaceSnapshot(
      db,
      { ...emptySnapshot(), standing: [{ id: 'a', team: 'SC Bari' }] },
      new Date(),
    );
    const before = await findRevision(db);
    const broken = { ...emptySnapshot(), standing: [{ id: 'b', team: 'FK Sloga', won: -1 }] };
    await expect(replaceSnapshot(db, broken, new Date())).rejects.toThrow();
    expect((await readSnapshot(db)).standing.map(({ id }) => id)).toEqual(['a']);
    expect(await findRevision(db)).toBe(before);
  });
});
