import type { Db } from '#platform/db/client.server.ts';
import {
  type ChangeGroup,
  findEntry,
  listGroup,
  type ProtocolEntry,
  startGroup,
} from './audit-log.server.ts';
import { isUsed, type KindRegistry, recordKind } from './kind.server.ts';
import { BlockedChangeError, ConflictError, ForbiddenError } from './refusal.ts';
import { type Change, type ChangeResult, replaceRecord } from './replace.server.ts';
import { writeIfChanged } from './revision.server.ts';
import { readVersion, storeFirst } from './save.server.ts';
import { recordVersion } from './version.server.ts';

export class UnknownEntryError extends Error {
  override name = 'UnknownEntryError';

  constructor() {
    super('Diesen Eintrag gibt es im Protokoll nicht.');
  }
}

/**
 * Undoes a change and all changes of its group. In a group, a record that a change has created stays if another
 * record uses it now. The records that a restored record needs (`listRequiredRecords`) are stored, too.
 * @throws ConflictError, ForbiddenError, BlockedChangeError, UnknownEntryError
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
    if (entry.groupId === null || entry.groupLabel === null) {
      const group = await storeNeeded(transaction, kinds, entry, by);
      return setBack(transaction, kinds, entry, group ? { ...by, group } : by);
    }
    const group = await startGroup(transaction, entry.groupLabel);
    let result: ChangeResult = { changed: false };
    // Undoes the newest change first, because newer changes can depend on older changes.
    const used: ProtocolEntry[] = [];
    const setBackMember = async (member: ProtocolEntry) => {
      const one = await setBackInGroup(transaction, kinds, member, { ...by, group });
      if (one.changed && !result.changed) result = one;
    };
    const members = (await listGroup(transaction, entry.groupId)).toReversed();
    for (const member of members)
      if (await hasMadeUsed(transaction, kinds, member)) used.push(member);
      else await setBackMember(member);
    // The undone changes can leave records in `used` without a user. Only such records can be removed.
    for (const member of used)
      if (!(await hasMadeUsed(transaction, kinds, member))) await setBackMember(member);
    for (const member of members) await storeNeeded(transaction, kinds, member, { ...by, group });
    return result;
  });
}

async function storeNeeded(
  transaction: Db,
  kinds: KindRegistry,
  { recordKind: kind, before }: ProtocolEntry,
  by: Change & { group?: ChangeGroup },
): Promise<ChangeGroup | undefined> {
  if (before === null) return by.group;
  return storeFirst(transaction, recordKind(kinds, kind).records, before.record, by);
}

async function hasMadeUsed(
  db: Db,
  kinds: KindRegistry,
  { before, after, recordId: id, recordKind: kind }: ProtocolEntry,
): Promise<boolean> {
  return before === null && after !== null && isUsed(db, kinds, { kind, id });
}

export async function mayTakeBack(
  db: Db,
  kinds: KindRegistry,
  entry: ProtocolEntry,
  may: NonNullable<Change['may']>,
): Promise<boolean> {
  const members = entry.groupId === null ? [entry] : await listGroup(db, entry.groupId);
  for (const { recordKind: name, before, after } of members) {
    const { kind } = recordKind(kinds, name).records;
    for (const state of [before, after])
      if (state && !(await may(db, kind, state.record))) return false;
  }
  return true;
}

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
  if (store.isFinal)
    throw new BlockedChangeError('Was auf Wunsch gelöscht wurde, ist für immer weg.');
  for (const state of [before, after])
    if (state && by.may && !(await by.may(transaction, store.kind, state.record)))
      throw new ForbiddenError();
  const current = await readVersion(transaction, store, recordId, recordVersion(after?.record));
  const replacement = { id: recordId, current, next: before ?? undefined };
  return replaceRecord(transaction, store, replacement, { ...by, undoes: entry.id });
}

async function setBackInGroup(...args: Parameters<typeof setBack>): Promise<ChangeResult> {
  try {
    return await setBack(...args);
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    const { label } = args[2];
    throw new BlockedChangeError(
      `„${label}“ hat inzwischen jemand geändert oder neu eingegeben. Nimm zuerst das zurück.`,
    );
  }
}
