import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db/client.server.ts';
import type { Schema } from '../db/schema.ts';
import { topics } from '../domain/topics.ts';
import { noteAccess } from './accesses.server.ts';
import { countCalendarChanges } from './game-calendar.server.ts';
import { markChanged, write } from './revision.server.ts';

/**
 * Every table of the club's data; a table stands after those that its rows refer to. The protocol
 * is none of it: it outlives an import.
 */
const tables = [
  'player',
  'pastSeason',
  'trainer',
  'game',
  'lineup',
  'lineupPlayer',
  'standing',
  'nextGame',
  'admin',
  'article',
  'season',
  'seasonTeam',
  'seasonHonour',
  'seasonHighlight',
  'boardMember',
  'sponsor',
  'fanShop',
] as const;

/** A table of the club's data. */
export type Table = (typeof tables)[number];
/** All of the club's data as rows to be written, per table. */
export type Snapshot = { [T in Table]: Insertable<Schema[T]>[] };
/** All of the club's data as read, per table, in no particular order. */
export type StoredSnapshot = { [T in Table]: Selectable<Schema[T]>[] };

/** Rows per insert: PostgreSQL takes 65,535 values a statement, SQLite 32,766. */
const rowsPerInsert = 500;

/** A snapshot without a row. */
export function emptySnapshot(): Snapshot {
  return Object.fromEntries(tables.map((table) => [table, []])) as unknown as Snapshot;
}

/** Reads all of the club's data at one revision. */
export async function readSnapshot(db: Db): Promise<StoredSnapshot> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const entries = [];
      for (const table of tables)
        entries.push([table, await transaction.selectFrom(table).selectAll().execute()]);
      return Object.fromEntries(entries);
    });
}

/** Whether the database holds nothing of a club yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  for (const table of tables) {
    const row = await db.selectFrom(table).select(db.fn.countAll().as('rows')).executeTakeFirst();
    if (Number(row?.rows) > 0) return false;
  }
  return true;
}

/**
 * Puts a snapshot in the place of all of the club's data, in one transaction.
 * @throws the database's error when a row breaks a constraint; nothing is changed then
 */
export async function replaceSnapshot(db: Db, snapshot: Snapshot, now: Date): Promise<void> {
  await write(db, (transaction) => replaceAll(transaction, snapshot, now));
}

/** The same by hand, as the protocol tells. */
export async function importSnapshot(db: Db, snapshot: Snapshot, now: Date): Promise<void> {
  await write(db, async (transaction) => {
    await replaceAll(transaction, snapshot, now);
    await noteAccess(transaction, { kind: 'import' }, now);
  });
}

async function replaceAll(transaction: Db, snapshot: Snapshot, now: Date): Promise<void> {
  await markChanged(transaction, topics);
  for (const table of tables.toReversed()) await transaction.deleteFrom(table).execute();
  for (const table of tables) {
    const rows = snapshot[table];
    for (let start = 0; start < rows.length; start += rowsPerInsert)
      await transaction
        .insertInto(table)
        .values(rows.slice(start, start + rowsPerInsert))
        .execute();
  }
  await countCalendarChanges(transaction, { now });
}
