import { expect, test } from 'vitest';
import { boardMemberRecords, boardOrder, listBoard } from '#app/club/board/board.server.ts';
import { kinds } from '#app/kinds.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { boardMemberDraft, by } from '#test/drafts.ts';
import { createBoardMember } from '#test/factories.ts';
import { listAuditLog } from './audit-log.server.ts';
import { moveRecord } from './ordered-rows.server.ts';
import { ConflictError } from './refusal.ts';
import { removeRecord, saveRecord } from './save.server.ts';
import { undoEntry } from './undo.server.ts';
import { recordVersion } from './version.server.ts';

onEachEngine((engine) => {
  async function threeMembers(): Promise<Db> {
    const db = await freshDatabase(engine);
    for (const [index, id] of ['a', 'b', 'c'].entries())
      await createBoardMember(db, { id, ordinal: index * 3, name: id.toUpperCase() });
    return db;
  }

  const order = async (db: Db) => (await listBoard(db)).map(({ id }) => id).join('');
  const move = (db: Db, id: string, before: string | null) =>
    moveRecord(db, boardOrder, { id, before }, by);
  const undoLast = async (db: Db) => {
    const { entries } = await listAuditLog(db, { limit: 1 });
    return undoEntry(db, kinds, entries[0]?.id ?? 0, by);
  };
  const save = async (db: Db, id: string, name: string) => {
    const version = recordVersion(await boardMemberRecords.read(db, id));
    return saveRecord(
      db,
      boardMemberRecords,
      id,
      { record: boardMemberDraft({ name }), version },
      by,
    );
  };

  test('moves a record before another or to the end; a repeated move changes nothing', async () => {
    const db = await threeMembers();
    await move(db, 'c', 'a');
    expect(await order(db)).toBe('cab');
    expect(await move(db, 'c', 'a')).toEqual({ changed: false });
    await move(db, 'c', null);
    expect(await order(db)).toBe('abc');
    await move(db, 'b', 'b');
    expect((await listAuditLog(db, { limit: 9 })).entries).toHaveLength(2);
  });

  test('a move creates one entry in the audit log, and an undo reverses the move', async () => {
    const db = await threeMembers();
    await move(db, 'c', 'a');
    const { entries } = await listAuditLog(db, { limit: 9 });
    expect(entries).toMatchObject([
      { recordKind: 'boardMember/order', action: 'update', label: 'Reihenfolge im Vorstand' },
    ]);
    await undoLast(db);
    expect(await order(db)).toBe('abc');
  });

  test('moving a record does not conflict with an edit or an undo', async () => {
    const db = await threeMembers();
    await save(db, 'a', 'Anders');
    const { entries } = await listAuditLog(db, { limit: 1 });
    const version = recordVersion(await boardMemberRecords.read(db, 'b'));
    await move(db, 'b', 'a');
    const record = boardMemberDraft({ name: 'Berta' });
    await saveRecord(db, boardMemberRecords, 'b', { record, version }, by);
    await undoEntry(db, kinds, entries[0]?.id ?? 0, by);
    expect((await listBoard(db)).map(({ name }) => name)).toEqual(['Berta', 'A', 'C']);
  });

  test('a new record is placed last, and a restored record returns to its old position', async () => {
    const db = await threeMembers();
    await save(db, 'd', 'Dora');
    expect(await order(db)).toBe('abcd');
    const version = recordVersion(await boardMemberRecords.read(db, 'b'));
    await removeRecord(db, boardMemberRecords, 'b', { version }, by);
    await undoLast(db);
    expect(await order(db)).toBe('abcd');
  });

  test('a restored record comes last if its position is taken', async () => {
    const db = await threeMembers();
    const version = recordVersion(await boardMemberRecords.read(db, 'c'));
    await removeRecord(db, boardMemberRecords, 'c', { version }, by);
    const { entries } = await listAuditLog(db, { limit: 1 });
    for (const id of ['d', 'e', 'f']) await save(db, id, id);
    await undoEntry(db, kinds, entries[0]?.id ?? 0, by);
    expect(await order(db)).toBe('abdefc');
  });

  test('the first move separates records with equal positions', async () => {
    const db = await freshDatabase(engine);
    for (const id of ['a', 'b', 'c']) await createBoardMember(db, { id, ordinal: 0 });
    await move(db, 'b', null);
    expect(await order(db)).toBe('acb');
  });

  test('rejects moving a deleted record or moving before one', async () => {
    const db = await threeMembers();
    await expect(move(db, 'x', 'a')).rejects.toThrow(ConflictError);
    await expect(move(db, 'a', 'x')).rejects.toThrow(ConflictError);
    expect(await order(db)).toBe('abc');
  });
});
