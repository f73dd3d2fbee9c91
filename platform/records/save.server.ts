import type { Db } from '#platform/db/client.server.ts';
import { type ChangeGroup, startGroup } from './audit-log.server.ts';
import type { EditableStore, RecordStore } from './record-store.ts';
import { ConflictError } from './refusal.ts';
import { type Change, type ChangeResult, replaceRecord } from './replace.server.ts';
import { writeIfChanged } from './revision.server.ts';
import { recordVersion } from './version.server.ts';

export interface EnteredRecord<Draft> {
  record: Draft;
  version: string;
  check?: (transaction: Db) => Promise<void>;
}

/**
 * @throws ConflictError if another version is stored; BlockedChangeError if other records block the change;
 * ForbiddenError; errors of `entered.check`
 */
export async function saveRecord<T, Draft>(
  db: Db,
  store: EditableStore<T, Draft>,
  id: string,
  entered: EnteredRecord<Draft>,
  by: Change,
): Promise<ChangeResult> {
  return writeIfChanged(db, (transaction) => saveWithin(transaction, store, id, entered, by));
}

export async function saveWithin<T, Draft>(
  transaction: Db,
  store: EditableStore<T, Draft>,
  id: string,
  { record, version, check }: EnteredRecord<Draft>,
  by: Change,
): Promise<ChangeResult> {
  const current = await readVersion(transaction, store, id, version);
  await check?.(transaction);
  const completed = await store.completeDraft(transaction, record, { current, now: by.now });
  const next = { record: completed, ties: [] };
  const isChanged = recordVersion(completed) !== recordVersion(current);
  const group = isChanged ? await storeFirst(transaction, store, completed, by) : undefined;
  return replaceRecord(transaction, store, { id, current, next }, { ...by, group });
}

/**
 * Must be called inside a write.
 * @throws BlockedChangeError if other records block the change; the caller must then roll back the write
 */
export async function saveDraft<T, Draft>(
  transaction: Db,
  store: EditableStore<T, Draft>,
  { id, current, draft }: { id: string; current: T | undefined; draft: Draft },
  by: Change & { group: ChangeGroup },
): Promise<ChangeResult> {
  const record = await store.completeDraft(transaction, draft, { current, now: by.now });
  const needed = current ? [] : ((await store.listRequiredRecords?.(transaction, record)) ?? []);
  for (const { store: other, id: otherId, record: needs } of needed) {
    const next = { record: needs, ties: [] };
    await replaceRecord(transaction, other, { id: otherId, current: undefined, next }, by);
  }
  return replaceRecord(transaction, store, { id, current, next: { record, ties: [] } }, by);
}

export async function storeFirst<T>(
  transaction: Db,
  store: RecordStore<T>,
  record: T,
  { group, ...by }: Change & { group?: ChangeGroup },
): Promise<ChangeGroup | undefined> {
  const needed = (await store.listRequiredRecords?.(transaction, record)) ?? [];
  for (const { store: other, id, record: needs } of needed) {
    const current = await other.read(transaction, id);
    if (recordVersion(current) === recordVersion(needs)) continue;
    group ??= await startGroup(transaction, await store.label(transaction, record));
    const change = { id, current, next: { record: needs, ties: [] } };
    // Skips the permission check, because an admin who can save `record` can also store the records that it
    // needs.
    await replaceRecord(transaction, other, change, { ...by, may: undefined, group });
  }
  return group;
}

/**
 * Other records can lose their references to the removed record. The audit log stores these references, so
 * that an undo can restore them.
 * @throws ConflictError if another version is stored; ForbiddenError; BlockedChangeError
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
