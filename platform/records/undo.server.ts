import type { Db } from '#platform/db/client.server.ts';
import { findEntry } from './audit-log.server.ts';
import { type KindRegistry, recordKind } from './kind.server.ts';
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
 * its id, address and what it was tied to, a created one is removed. The undo is an entry itself.
 * @throws ConflictError when the record is not as the entry left it; ObstacleError when other
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
    const { recordId, before, after } = entry;
    const { records: store } = recordKind(kinds, entry.recordKind);
    const current = await readVersion(transaction, store, recordId, recordVersion(after?.record));
    const replacement = { id: recordId, current, next: before ?? undefined };
    return replaceRecord(transaction, store, replacement, { ...by, undoes: entry.id });
  });
}
