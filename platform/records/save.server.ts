import type { Db } from '#platform/db/client.server.ts';
import { ConflictError } from './conflict-error.ts';
import type { EditableStore, RecordStore } from './record-store.ts';
import { type Change, type ChangeResult, replaceRecord } from './replace.server.ts';
import { writeIfChanged } from './revision.server.ts';
import { recordVersion } from './version.server.ts';

/**
 * Stores a record in the place of the one that `version` stands for; 'none' stands for no record.
 * @throws ConflictError when the stored one is of another version; ObstacleError
 */
export async function saveRecord<T, Draft>(
  db: Db,
  store: EditableStore<T, Draft>,
  id: string,
  { record, version }: { record: Draft; version: string },
  by: Change,
): Promise<ChangeResult> {
  return writeIfChanged(db, async (transaction) => {
    const current = await readVersion(transaction, store, id, version);
    const completed = await store.complete(transaction, record, { current, now: by.now });
    const next = { record: completed, ties: [] };
    return replaceRecord(transaction, store, { id, current, next }, by);
  });
}

/**
 * Removes the record that `version` stands for; what other records lose by that, the audit log keeps.
 * @throws ConflictError when the stored one is of another version
 */
export async function removeRecord<T>(
  db: Db,
  store: RecordStore<T>,
  id: string,
  { version }: { version: string },
  by: Change,
): Promise<ChangeResult> {
  return writeIfChanged(db, async (transaction) => {
    const current = await readVersion(transaction, store, id, version);
    return replaceRecord(transaction, store, { id, current, next: undefined }, by);
  });
}

/**
 * The record as stored, provided that it is of this version.
 * @throws ConflictError
 */
export async function readVersion<T>(
  db: Db,
  store: RecordStore<T>,
  id: string,
  version: string,
): Promise<T | undefined> {
  const current = await store.read(db, id);
  if (recordVersion(current) !== version) throw new ConflictError(current);
  return current;
}
