import type { Db } from '#platform/db/client.server.ts';
import { eachKind, type KindRegistry } from './kind.server.ts';

/** Notes of every record that it came with the starter content: nothing else is stored yet. */
export async function markStarterRecords(db: Db, kinds: KindRegistry): Promise<void> {
  for (const [recordKind, { ids }] of eachKind(kinds)) {
    const marks = ((await ids?.(db)) ?? []).map((recordId) => ({ recordKind, recordId }));
    if (marks.length > 0) await db.insertInto('starterRecord').values(marks).execute();
  }
}

/** What is noted of the records of a kind: the ids of those that came with the starter content. */
export async function listStarterMarks(db: Db, recordKind: string): Promise<string[]> {
  const marks = db.selectFrom('starterRecord').select('recordId');
  const found = await marks.where('recordKind', '=', recordKind).execute();
  return found.map(({ recordId }) => recordId);
}

/** Forgets what came with the starter content: whatever has one of those ids now is the club's own. */
export async function dropStarterMarks(db: Db): Promise<void> {
  await db.deleteFrom('starterRecord').execute();
}

/** Whether the database was filled with starter content. */
export async function hasStarterMarks(db: Db): Promise<boolean> {
  return (
    (await db.selectFrom('starterRecord').select('recordId').limit(1).executeTakeFirst()) !==
    undefined
  );
}
