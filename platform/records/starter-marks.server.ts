import type { Db } from '#platform/db/client.server.ts';
import { eachKind, type KindRegistry } from './kind.server.ts';

/** Marks all stored records, so it must be called while the database contains only starter content. */
export async function markStarterRecords(db: Db, kinds: KindRegistry): Promise<void> {
  for (const [recordKind, { ids }] of eachKind(kinds)) {
    const marks = ((await ids?.(db)) ?? []).map((recordId) => ({ recordKind, recordId }));
    if (marks.length > 0) await db.insertInto('starterRecord').values(marks).execute();
  }
}

export async function addStarterMark(
  db: Db,
  mark: { recordKind: string; recordId: string },
): Promise<void> {
  await db.insertInto('starterRecord').values(mark).execute();
}

export async function listStarterMarks(db: Db, recordKind: string): Promise<string[]> {
  const marks = db.selectFrom('starterRecord').select('recordId');
  const found = await marks.where('recordKind', '=', recordKind).execute();
  return found.map(({ recordId }) => recordId);
}

export async function dropStarterMarks(db: Db): Promise<void> {
  await db.deleteFrom('starterRecord').execute();
}

export async function hasStarterMarks(db: Db): Promise<boolean> {
  return (
    (await db.selectFrom('starterRecord').select('recordId').limit(1).executeTakeFirst()) !==
    undefined
  );
}
