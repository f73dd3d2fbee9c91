import type { Selectable } from 'kysely';
import type { ProtocolEntryTable } from '#platform/db/change-tables.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { LoggedKind } from './kinds.ts';

export type AuditAction = ProtocolEntryTable['action'];

/** A record, with what other records lost by its removal or got back. */
export interface RecordState<T = unknown> {
  record: T;
  ties: readonly unknown[];
}

/** One change that an admin made. */
export interface ProtocolEntry extends Omit<Selectable<ProtocolEntryTable>, 'before' | 'after'> {
  recordKind: LoggedKind;
  /** What the change found; null when there was no record. */
  before: RecordState | null;
  /** What the change left; null when it left no record. */
  after: RecordState | null;
}

export interface AuditLogPage {
  entries: ProtocolEntry[];
  /** Given as `before`, it leads to the next older page; null on the last one. */
  older: number | null;
}

/** The greatest number that both engines can compare an id with. */
const greatestId = 2 ** 31 - 1;

/** The newest entries that are older than the entry `before`, newest first. */
export async function listAuditLog(
  db: Db,
  { before = greatestId, limit }: { before?: number | undefined; limit: number },
): Promise<AuditLogPage> {
  const rows = await db
    .selectFrom('protocolEntry')
    .selectAll()
    .where('id', '<', Math.min(Math.max(Math.trunc(before), 0), greatestId))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const entries = rows.slice(0, limit).map(readEntry);
  return { entries, older: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

/** The entry of this number; undefined when there is none. */
export async function findEntry(db: Db, id: number): Promise<ProtocolEntry | undefined> {
  if (!Number.isInteger(id) || id < 1 || id > greatestId) return undefined;
  const query = db.selectFrom('protocolEntry').selectAll().where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row && readEntry(row);
}

/** Adds an entry, inside the transaction of the change itself; returns its number. */
export async function recordChange(db: Db, entry: Omit<ProtocolEntry, 'id'>): Promise<number> {
  const { last } = await db
    .selectFrom('protocolEntry')
    .select((column) => column.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  // Writers queue (revision.server.ts), so nobody else can take this number.
  const id = (last ?? 0) + 1;
  const states = { before: writeState(entry.before), after: writeState(entry.after) };
  await db
    .insertInto('protocolEntry')
    .values({ ...entry, ...states, id })
    .execute();
  return id;
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
