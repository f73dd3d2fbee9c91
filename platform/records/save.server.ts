import type { Db } from '#platform/db/client.server.ts';
import { type ChangeGroup, startGroup } from './audit-log.server.ts';
import type { EditableStore, RecordStore } from './record-store.ts';
import { ConflictError } from './refusal.ts';
import { type Change, type ChangeResult, replaceRecord } from './replace.server.ts';
import { writeIfChanged } from './revision.server.ts';
import { recordVersion } from './version.server.ts';

/** What somebody has entered. */
export interface EnteredRecord<Draft> {
  record: Draft;
  /** Of the record in whose place it comes; 'none' stands for no record. */
  version: string;
  /** Throws, inside the write, what still has to be asked before it is stored. */
  check?: (transaction: Db) => Promise<void>;
}

/**
 * Stores a record in the place of the one that `version` stands for.
 * @throws ConflictError when the stored one is of another version; ObstacleError; what `check` throws
 */
export async function saveRecord<T, Draft>(
  db: Db,
  store: EditableStore<T, Draft>,
  id: string,
  { record, version, check }: EnteredRecord<Draft>,
  by: Change,
): Promise<ChangeResult> {
  return writeIfChanged(db, async (transaction) => {
    const current = await readVersion(transaction, store, id, version);
    await check?.(transaction);
    const completed = await store.complete(transaction, record, { current, now: by.now });
    const next = { record: completed, ties: [] };
    const isChanged = recordVersion(completed) !== recordVersion(current);
    const group = isChanged ? await storeFirst(transaction, store, completed, by) : undefined;
    return replaceRecord(transaction, store, { id, current, next }, { ...by, group });
  });
}

/**
 * Stores a draft in the place of the stored record, and before it what it needs, as parts of a larger
 * change; inside its write.
 * @throws ObstacleError when other records stand in the way; the write must end then
 */
export async function saveDraft<T, Draft>(
  transaction: Db,
  store: EditableStore<T, Draft>,
  { id, current, draft }: { id: string; current: T | undefined; draft: Draft },
  by: Change & { group: ChangeGroup },
): Promise<ChangeResult> {
  const record = await store.complete(transaction, draft, { current, now: by.now });
  const needed = current ? [] : ((await store.first?.(transaction, record)) ?? []);
  for (const { store: other, id: otherId, record: needs } of needed) {
    const next = { record: needs, ties: [] };
    await replaceRecord(transaction, other, { id: otherId, current: undefined, next }, by);
  }
  return replaceRecord(transaction, store, { id, current, next: { record, ties: [] } }, by);
}

/**
 * Stores what a record needs, as a part of one change with it; inside its write.
 * @param by with the group of that change, where there is one
 * @returns the group; undefined when there was none and all that is needed is there
 */
export async function storeFirst<T>(
  transaction: Db,
  store: RecordStore<T>,
  record: T,
  { group, ...by }: Change & { group?: ChangeGroup },
): Promise<ChangeGroup | undefined> {
  const needed = (await store.first?.(transaction, record)) ?? [];
  for (const { store: other, id, record: needs } of needed) {
    const current = await other.read(transaction, id);
    if (recordVersion(current) === recordVersion(needs)) continue;
    group ??= await startGroup(transaction, await store.label(transaction, record));
    const change = { id, current, next: { record: needs, ties: [] } };
    // What a record needs comes with it, whoever sees to that else.
    await replaceRecord(transaction, other, change, { ...by, may: undefined, group });
  }
  return group;
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
