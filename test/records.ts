import type { EditableStore } from '../app/data/records/record-store.ts';
import type { Change, Outcome } from '../app/data/records/replace.server.ts';
import { saveRecord } from '../app/data/records/save.server.ts';
import { recordVersion } from '../app/data/records/version.server.ts';
import type { Db } from '../app/db/client.server.ts';

/**
 * Stores a new record under the id that the test has made.
 * @throws ConflictError when there is a record of this id; ObstacleError
 */
export async function createRecord<T, Draft>(
  db: Db,
  store: EditableStore<T, Draft>,
  { id, record }: { id: string; record: Draft },
  by: Change,
): Promise<Outcome> {
  return saveRecord(db, store, id, { record, version: recordVersion(undefined) }, by);
}
