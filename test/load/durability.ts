import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { findRevision } from '#platform/records/revision.server.ts';

/*
 * What killed-writers.ts and killed-servers.ts share. Both kill processes that save to one SQLite
 * file, with -9 and at random moments. That ends a process, not the machine: what the operating
 * system has taken is not lost by it.
 */

/** How often to kill, and from which number on moments are random. */
export interface Kills {
  kills: number;
  seed: number;
}

/** What came of it. */
export interface Killed {
  /** Saves that were acknowledged. */
  acknowledged: number;
  /** Saves that were stored, though the kill came before the acknowledgement. */
  unspoken: number;
  /** What was lost, stored by half or damaged; empty when all is well. */
  faults: string[];
}

/** Works on a migrated SQLite file of its own, which is gone afterwards. */
export async function withOwnFile<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-killed-'));
  try {
    await withDatabase(dataDir, migrate);
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** Opens the file for as long as `work` takes. */
export async function withDatabase<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase({ dataDir });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/**
 * What SQLite finds wrong with the file, and whether a save was stored by half.
 * @param surplus what countSurplus gave before the first save
 */
export async function findDamage(db: Db, surplus: number): Promise<string[]> {
  const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db);
  const faults = rows.map((row) => row.integrityCheck).filter((text) => text !== 'ok');
  const broken = await sql`pragma foreign_key_check`.execute(db);
  if (broken.rows.length > 0) faults.push('a row refers to one that is not there');
  if ((await countSurplus(db)) !== surplus) faults.push('revision and audit log do not fit');
  return faults;
}

/** How many more revisions there are than entries of the audit log; each save adds one of both. */
export async function countSurplus(db: Db): Promise<number> {
  const { entries } = await db
    .selectFrom('protocolEntry')
    .select((column) => column.fn.countAll<number>().as('entries'))
    .executeTakeFirstOrThrow();
  return (await findRevision(db)) - entries;
}

/** Numbers from 0 to 1, the same for the same seed (Mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
