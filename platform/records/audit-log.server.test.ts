import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { playerRecords } from '#app/people/players/player-record.server.ts';
import { emptySnapshot, isEmpty, replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { by, playerDraft } from '#test/drafts.ts';
import { createProtocolEntry } from '#test/factories.ts';
import { createRecord } from '#test/records.ts';
import { findEntry, listAuditLog } from './audit-log.server.ts';

onEachEngine((engine) => {
  test('listAuditLog returns the newest entries first, page by page', async () => {
    const db = await freshDatabase(engine);
    for (const id of [3, 1, 5, 2, 4]) await createProtocolEntry(db, { id });
    const ids = async (before?: number) => {
      const { entries, older } = await listAuditLog(db, { before, limit: 2 });
      return [entries.map(({ id }) => id), older];
    };
    expect(await ids()).toEqual([[5, 4], 4]);
    expect(await ids(4)).toEqual([[3, 2], 2]);
    expect(await ids(2)).toEqual([[1], null]);
    expect(await ids(1)).toEqual([[], null]);
    expect(await ids(2 ** 60)).toEqual([[5, 4], 4]);
  });

  test('listAuditLog reports no older entries if the last page is full', async () => {
    const db = await freshDatabase(engine);
    for (const id of [1, 2]) await createProtocolEntry(db, { id });
    expect((await listAuditLog(db, { limit: 2 })).older).toBeNull();
  });

  test('findEntry returns the entry with an id, and undefined for an unknown id', async () => {
    const db = await freshDatabase(engine);
    await createProtocolEntry(db, { id: 1, before: '{"record":{"name":"Max"},"ties":[]}' });
    expect(await findEntry(db, 1)).toMatchObject({
      before: { record: { name: 'Max' }, ties: [] },
      after: null,
    });
    expect(await findEntry(db, 2)).toBeUndefined();
    expect(await findEntry(db, 2 ** 31)).toBeUndefined();
  });

  test('replaceSnapshot replaces the club’s data but keeps the audit log', async () => {
    const db = await freshDatabase(engine);
    await createRecord(db, playerRecords, { id: 'p', record: playerDraft() }, by);
    const before = await listAuditLog(db, { limit: 9 });
    await replaceSnapshot(db, kinds, emptySnapshot(kinds), new Date());
    expect(await isEmpty(db, kinds)).toBe(true);
    expect(await listAuditLog(db, { limit: 9 })).toEqual(before);
  });
});
