import type { Db } from '#platform/db/client.server.ts';
import {
  type ChangeGroup,
  findEntry,
  listGroup,
  type ProtocolEntry,
  startGroup,
} from './audit-log.server.ts';
import { ConflictError } from './conflict-error.ts';
import { type KindRegistry, recordKind } from './kind.server.ts';
import { NotYoursError } from './not-yours-error.ts';
import { ObstacleError } from './obstacle-error.ts';
import { type Change, type ChangeResult, replaceRecord } from './replace.server.ts';
import { writeIfChanged } from './revision.server.ts';
import { readVersion } from './save.server.ts';
import { recordVersion } from './version.server.ts';

/** The audit log has no entry of this number; nothing was changed. */
export class UnknownEntryError extends Error {
  override name = 'UnknownEntryError';

  constructor() {
    super('Diesen Eintrag gibt es im Protokoll nicht.');
  }
}

/**
 * Sets a record back to what it was before an entry of the audit log: a deleted one comes back with
 * its id, address and what it was tied to, a created one is removed. The undo is an entry itself. An
 * entry of a group stands for all of it: either all records are set back or none.
 * @throws ConflictError when the record is not as the entry left it; NotYoursError; ObstacleError when other
 *   records stand in the way; UnknownEntryError
 */
export async function undoEntry(
  db: Db,
  kinds: KindRegistry,
  id: number,
  by: Change,
): Promise<ChangeResult> {
  return writeIfChanged(db, async (transaction) => {
    const entry = await findEntry(transaction, id);
    if (!entry) throw new UnknownEntryError();
    if (entry.groupId === null || entry.groupLabel === null)
      return setBack(transaction, kinds, entry, by);
    const group = await startGroup(transaction, entry.groupLabel);
    let result: ChangeResult = { changed: false };
    // What was changed last may stand on what was changed before it.
    for (const member of (await listGroup(transaction, entry.groupId)).toReversed()) {
      const one = await setBackInGroup(transaction, kinds, member, { ...by, group });
      if (one.changed && !result.changed) result = one;
    }
    return result;
  });
}

/** How many records the undo of an entry would delete. */
export async function countDeletions(db: Db, id: number): Promise<number> {
  const entry = await findEntry(db, id);
  if (!entry) return 0;
  const members = entry.groupId === null ? [entry] : await listGroup(db, entry.groupId);
  return members.filter(({ before, after }) => before === null && after !== null).length;
}

async function setBack(
  transaction: Db,
  kinds: KindRegistry,
  entry: ProtocolEntry,
  by: Change & { group?: ChangeGroup },
): Promise<ChangeResult> {
  const { recordId, before, after } = entry;
  const { records: store } = recordKind(kinds, entry.recordKind);
  if (store.isFinal) throw new ObstacleError('Was auf Wunsch gelöscht wurde, ist für immer weg.');
  for (const state of [before, after])
    if (state && by.may && !(await by.may(transaction, store.kind, state.record)))
      throw new NotYoursError();
  const current = await readVersion(transaction, store, recordId, recordVersion(after?.record));
  const replacement = { id: recordId, current, next: before ?? undefined };
  return replaceRecord(transaction, store, replacement, { ...by, undoes: entry.id });
}

/** @throws ObstacleError that names the one of many which is not as the group left it */
async function setBackInGroup(...args: Parameters<typeof setBack>): Promise<ChangeResult> {
  try {
    return await setBack(...args);
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    const { label } = args[2];
    throw new ObstacleError(
      `„${label}“ hat inzwischen jemand geändert oder neu eingegeben. Nimm zuerst das zurück.`,
    );
  }
}
