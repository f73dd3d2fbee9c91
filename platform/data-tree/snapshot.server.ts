import type { Db } from '#platform/db/client.server.ts';
import { listPictureNames, withoutPicture } from '#platform/pictures/picture-references.server.ts';
import { rebuildDerived } from '#platform/records/derived.server.ts';
import {
  eachKind,
  type KindRegistry,
  listTables,
  listTopics,
} from '#platform/records/kind.server.ts';
import type { Table } from '#platform/records/kinds.ts';
import { markChanged, write } from '#platform/records/revision.server.ts';
import { dropStarterMarks } from '#platform/records/starter-marks.server.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import type { Snapshot, StoredSnapshot } from './club-rows.ts';

/**
 * With this number of rows, an insert has fewer values than the databases allow: 65,535 (PostgreSQL) and
 * 32,766 (SQLite).
 */
const rowsPerInsert = 500;

export function emptySnapshot(kinds: KindRegistry): Snapshot {
  return Object.fromEntries(listTables(kinds).map((table) => [table, []])) as unknown as Snapshot;
}

export async function readSnapshot(db: Db, kinds: KindRegistry): Promise<StoredSnapshot> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const entries = [];
      for (const table of listTables(kinds))
        entries.push([table, await transaction.selectFrom(table).selectAll().execute()]);
      return Object.fromEntries(entries);
    });
}

export async function isEmpty(
  db: Db,
  kinds: KindRegistry,
  but: readonly Table[] = [],
): Promise<boolean> {
  for (const table of listTables(kinds).filter((each) => !but.includes(each))) {
    const row = await db.selectFrom(table).select(db.fn.countAll().as('rows')).executeTakeFirst();
    if (Number(row?.rows) > 0) return false;
  }
  return true;
}

/**
 * Replaces all records. Changes nothing if an error is thrown.
 * @throws the database's error if a row breaks a constraint
 */
export async function replaceSnapshot(
  db: Db,
  kinds: KindRegistry,
  snapshot: Snapshot,
  now: Date,
): Promise<void> {
  await write(db, (transaction) => replaceAll(transaction, kinds, snapshot, now));
}

export async function importSnapshot(
  db: Db,
  kinds: KindRegistry,
  snapshot: Snapshot,
  now: Date,
): Promise<void> {
  await write(db, async (transaction) => {
    await replaceAll(transaction, kinds, snapshot, now);
    await noteAccess(transaction, { kind: 'import' }, now);
  });
}

export async function replaceAll(
  transaction: Db,
  kinds: KindRegistry,
  snapshot: Snapshot,
  now: Date,
  kept: readonly Table[] = [],
): Promise<void> {
  const tables = listTables(kinds).filter((table) => !kept.includes(table));
  const coming = await withDeletions(transaction, snapshot);
  await markChanged(transaction, listTopics(kinds));
  for (const table of tables.toReversed()) await transaction.deleteFrom(table).execute();
  // An imported record can have the id of a starter record, but belongs to the club. So all marks of starter
  // content are deleted.
  await dropStarterMarks(transaction);
  // Inserts rows in groups with equal columns. Otherwise Kysely, on SQLite, would write null instead of the
  // default value of a missing column.
  for (const table of tables)
    for (const rows of Map.groupBy(coming[table], columnsOf).values())
      for (let start = 0; start < rows.length; start += rowsPerInsert)
        await transaction
          .insertInto(table)
          .values(rows.slice(start, start + rowsPerInsert))
          .execute();
  await rebuildDerived(transaction, kinds, now);
  for (const [, { afterImport }] of eachKind(kinds)) await afterImport?.(transaction, coming);
}

function columnsOf(row: object): string {
  return Object.keys(row).sort().join();
}

/** Removes pictures that were deleted on request, because the data tree can be older than the deletion. */
async function withDeletions(transaction: Db, snapshot: Snapshot): Promise<Snapshot> {
  const stored = await transaction.selectFrom('deletedPicture').selectAll().execute();
  if (stored.length === 0) return snapshot;
  const named = new Set(listPictureNames(JSON.stringify(snapshot)));
  const clean = stored
    .filter(({ id }) => named.has(id))
    .reduce((rest, { id }) => withoutPicture(rest, `/uploads/${id}`), snapshot);
  const known = new Set(snapshot.deletedPicture.map(({ id }) => id));
  const others = stored.filter(({ id }) => !known.has(id));
  return { ...clean, deletedPicture: [...snapshot.deletedPicture, ...others] };
}
