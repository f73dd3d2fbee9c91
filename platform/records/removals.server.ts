import type { Db } from '#platform/db/client.server.ts';
import type { RecordState } from './audit-log.server.ts';
import type { Kinds, LoggedKind, RecordKind } from './kinds.ts';

export async function findRemovalMoment(
  db: Db,
  recordKind: LoggedKind,
  recordId: string,
): Promise<string | undefined> {
  const removal = await db
    .selectFrom('protocolEntry')
    .select('changedAt')
    .where('recordKind', '=', recordKind)
    .where('recordId', '=', recordId)
    .where('after', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return removal?.changedAt;
}

/** Returns the records that admins have removed, the last removed one first. */
export async function listRemovedRecords<Name extends RecordKind>(
  db: Db,
  kind: Name,
): Promise<Kinds[Name]['record'][]> {
  const removals = await db
    .selectFrom('protocolEntry')
    .select('before')
    .where('recordKind', '=', kind)
    .where('after', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return removals.flatMap(({ before }) => {
    if (before === null) return [];
    const state: RecordState<Kinds[Name]['record']> = JSON.parse(before);
    return [state.record];
  });
}
