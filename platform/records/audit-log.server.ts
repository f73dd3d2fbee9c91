import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { KindName, LoggedKind } from './kinds.ts';
import type { ProtocolEntryTable } from './tables.ts';

export type AuditAction = ProtocolEntryTable['action'];

export interface RecordState<T = unknown> {
  record: T;
  ties: readonly unknown[];
}

export interface ProtocolEntry extends Omit<Selectable<ProtocolEntryTable>, 'before' | 'after'> {
  recordKind: LoggedKind;
  before: RecordState | null;
  after: RecordState | null;
}

export interface ChangeGroup {
  groupId: number;
  groupLabel: string;
}

interface ListedEntry extends ProtocolEntry {
  members: string[];
  main: ProtocolEntry | null;
}

export interface AuditLogPage {
  entries: ListedEntry[];
  older: number | null;
}

export interface ChangeFilter {
  kinds: readonly KindName[];
  ofUser: readonly KindName[];
  username: string;
}

/** The highest possible id, because PostgreSQL stores the ids as 32-bit integers. */
const greatestId = 2 ** 31 - 1;

export async function listAuditLog(
  db: Db,
  {
    before = greatestId,
    limit,
    of,
    by,
  }: { before?: number | undefined; limit: number; of?: ChangeFilter | undefined; by?: string },
): Promise<AuditLogPage> {
  const rows = await db
    .selectFrom('protocolEntry')
    .selectAll()
    .where('id', '<', Math.min(Math.max(Math.trunc(before), 0), greatestId))
    .where((where) =>
      where.or([where('groupId', 'is', null), where('groupId', '=', where.ref('id'))]),
    )
    .$if(of !== undefined, (query) => query.where(isShown(of as ChangeFilter)))
    .$if(by !== undefined, (query) => query.where('username', '=', by as string))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const entries = await withGroups(db, rows.slice(0, limit).map(readEntry));
  return { entries, older: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

function isShown({ kinds, ofUser, username }: ChangeFilter): RawBuilder<SqlBool> {
  const isOf = (row: string, names: readonly KindName[]) => {
    const logged = names.flatMap((name) => [name, `${name}/order`]);
    const kind = sql.ref(`${row}.recordKind`);
    return logged.length === 0 ? sql`1 = 0` : sql`${kind} in (${sql.join(logged)})`;
  };
  const isSeen = (row: string) =>
    sql`(${isOf(row, kinds)}
      or ${isOf(row, ofUser)} and ${sql.ref(`${row}.username`)} = ${username})`;
  return sql<SqlBool>`${isSeen('protocolEntry')} and not exists (
    select 1 from ${sql.table('protocolEntry')} as ${sql.ref('member')}
    where ${sql.ref('member.groupId')} = ${sql.ref('protocolEntry.groupId')}
    and not ${isSeen('member')})`;
}

async function withGroups(db: Db, entries: ProtocolEntry[]): Promise<ListedEntry[]> {
  const heads = entries.filter(({ groupId }) => groupId !== null);
  if (heads.length === 0) return entries.map((entry) => ({ ...entry, members: [], main: null }));
  const rows = db.selectFrom('protocolEntry').select(['id', 'groupId', 'label']).orderBy('id');
  const ids = heads.map(({ id }) => id);
  const members = await rows.where('groupId', 'in', ids).execute();
  const named = await db
    .selectFrom('protocolEntry')
    .selectAll()
    .where('groupId', 'in', ids)
    .whereRef('label', '=', 'groupLabel')
    .orderBy('id')
    .execute();
  const undone = heads.flatMap(({ undoes }) => undoes ?? []);
  const groups = undone.length > 0 ? await rows.where('id', 'in', undone).execute() : [];
  return entries.map((entry) => ({
    ...entry,
    label: entry.groupLabel ?? entry.label,
    // The list shows only the first entry of a group, and its id is the group's id. So the entry of an undo links
    // to the group's id.
    undoes: groups.find(({ id }) => id === entry.undoes)?.groupId ?? entry.undoes,
    main: named.map(readEntry).find(({ groupId }) => groupId === entry.id) ?? null,
    members: members.flatMap(({ groupId, label }) => (groupId === entry.id ? [label] : [])),
  }));
}

export async function listGroup(db: Db, groupId: number): Promise<ProtocolEntry[]> {
  const query = db.selectFrom('protocolEntry').selectAll().where('groupId', '=', groupId);
  return (await query.orderBy('id').execute()).map(readEntry);
}

export async function startGroup(transaction: Db, label: string): Promise<ChangeGroup> {
  return { groupId: await nextId(transaction), groupLabel: label };
}

export async function findEntry(db: Db, id: number): Promise<ProtocolEntry | undefined> {
  if (!Number.isInteger(id) || id < 1 || id > greatestId) return undefined;
  const query = db.selectFrom('protocolEntry').selectAll().where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row && readEntry(row);
}

export async function findLastChanger(
  db: Db,
  { kind, id }: { kind: KindName; id: string },
): Promise<string | undefined> {
  const entry = await db
    .selectFrom('protocolEntry')
    .select('username')
    .where('recordKind', '=', kind)
    .where('recordId', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.username;
}

/** Must be called in the transaction that makes the change. */
export async function recordChange(db: Db, entry: Omit<ProtocolEntry, 'id'>): Promise<number> {
  const id = await nextId(db);
  const states = { before: writeState(entry.before), after: writeState(entry.after) };
  await db
    .insertInto('protocolEntry')
    .values({ ...entry, ...states, id })
    .execute();
  return id;
}

export async function rewriteStates(
  db: Db,
  words: string,
  rewrite: (state: RecordState) => RecordState,
): Promise<void> {
  const rows = await db
    .selectFrom('protocolEntry')
    .select(['id', 'before', 'after'])
    .where((where) =>
      where.or([where('before', 'like', `%${words}%`), where('after', 'like', `%${words}%`)]),
    )
    .execute();
  const rewritten = (json: string | null) => {
    const state = readState(json);
    return writeState(state && rewrite(state));
  };
  for (const { id, before, after } of rows)
    await db
      .updateTable('protocolEntry')
      .set({ before: rewritten(before), after: rewritten(after) })
      .where('id', '=', id)
      .execute();
}

export async function lastEntryId(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('protocolEntry')
    .select((column) => column.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/**
 * Deletes all entries after `id`, so that admins cannot undo the write that made these entries. Must be
 * called inside that write.
 */
export async function dropEntriesAfter(transaction: Db, id: number): Promise<void> {
  await transaction.deleteFrom('protocolEntry').where('id', '>', id).execute();
}

async function nextId(transaction: Db): Promise<number> {
  // Only one write runs at a time (revision.server.ts), so no other write can take this id.
  return (await lastEntryId(transaction)) + 1;
}

function readEntry(row: Selectable<ProtocolEntryTable>): ProtocolEntry {
  return {
    ...row,
    recordKind: row.recordKind as LoggedKind,
    before: readState(row.before),
    after: readState(row.after),
  };
}

function readState(json: string | null): RecordState | null {
  return json === null ? null : JSON.parse(json);
}

function writeState(state: RecordState | null): string | null {
  return state && JSON.stringify(state);
}

export async function hasChanges(db: Db, usernames: readonly string[]): Promise<boolean> {
  const change = await db
    .selectFrom('protocolEntry')
    .select('id')
    .where('username', 'in', usernames)
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

/** Returns the id of the first entry of each record. Each key is the 'kind/id' of a record. */
export async function listFirstEntries(db: Db): Promise<Map<string, number>> {
  const firsts = await db
    .selectFrom('protocolEntry')
    .select(({ fn }) => ['recordKind', 'recordId', fn.min('id').as('id')])
    .groupBy(['recordKind', 'recordId'])
    .execute();
  return new Map(firsts.map(({ recordKind, recordId, id }) => [`${recordKind}/${recordId}`, id]));
}
