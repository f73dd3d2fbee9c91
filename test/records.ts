import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import type { Change, ChangeResult } from '#platform/records/replace.server.ts';
import { saveRecord } from '#platform/records/save.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';

/**
 * Stores a new record with the given id.
 * @throws ConflictError if a record with this id exists
 * @throws BlockedChangeError if the change is blocked
 */
export async function createRecord<T, Draft>(
  db: Db,
  store: EditableStore<T, Draft>,
  { id, record }: { id: string; record: Draft },
  by: Change,
): Promise<ChangeResult> {
  return saveRecord(db, store, id, { record, version: recordVersion(undefined) }, by);
}
