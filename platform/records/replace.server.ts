import type { Db } from '#platform/db/client.server.ts';
import { withoutDeleted } from '#platform/pictures/deleted-pictures.server.ts';
import {
  type AuditAction,
  type ChangeGroup,
  type RecordState,
  recordChange,
} from './audit-log.server.ts';
import type { RecordKind } from './kinds.ts';
import type { RecordStore } from './record-store.ts';
import { ForbiddenError } from './refusal.ts';
import { markChanged } from './revision.server.ts';
import { recordVersion } from './version.server.ts';

export interface Change {
  username: string;
  now: Date;
  /** Checks if the admin is allowed to change `record`. If undefined, every change is allowed. */
  may?: (db: Db, kind: RecordKind, record: unknown) => Promise<boolean>;
}

export type ChangeResult = { changed: true; entryId: number } | { changed: false };

interface Replacement<T> {
  id: string;
  current: T | undefined;
  next: RecordState<T> | undefined;
}

/**
 * Adds an entry to the audit log if the record has changed.
 * @throws ForbiddenError if the admin is not allowed to change the record; BlockedChangeError of `store`
 */
export async function replaceRecord<T>(
  db: Db,
  store: RecordStore<T>,
  { id, current, next: wanted }: Replacement<T>,
  by: Change & { undoes?: number; group?: ChangeGroup | undefined },
): Promise<ChangeResult> {
  const next = wanted && { ...wanted, record: await withoutDeleted(db, wanted.record) };
  const named = next?.record ?? current;
  if (named === undefined) return { changed: false };
  if (by.may)
    for (const record of [current, next?.record])
      if (record !== undefined && !(await by.may(db, store.kind, record)))
        throw new ForbiddenError();
  const label = await store.label(db, named);
  const loosened = next ? [] : ((await store.references?.list(db, id)) ?? []);
  if (next) {
    await store.write(db, id, next.record);
    await store.references?.restore(db, id, next.ties, by);
  } else await store.remove(db, id);
  const stored = await store.read(db, id);
  if (recordVersion(stored) === recordVersion(current)) return { changed: false };
  await markChanged(db, [store.kind]);
  await store.afterChange?.(db, { id, before: current, after: stored, now: by.now });
  const entryId = await recordChange(db, {
    changedAt: by.now.toISOString(),
    username: by.username,
    action: by.undoes === undefined ? actionOf(current, stored) : 'undo',
    recordKind: store.part ? `${store.kind}/${store.part}` : store.kind,
    recordId: id,
    label,
    before: current === undefined ? null : { record: current, ties: loosened },
    after: stored === undefined ? null : { record: stored, ties: next?.ties ?? [] },
    undoes: by.undoes ?? null,
    groupId: by.group?.groupId ?? null,
    groupLabel: by.group?.groupLabel ?? null,
  });
  return { changed: true, entryId };
}

function actionOf(before: unknown, after: unknown): AuditAction {
  if (before === undefined) return 'create';
  return after === undefined ? 'delete' : 'update';
}
