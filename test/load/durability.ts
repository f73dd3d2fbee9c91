import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { findRevision } from '#platform/records/revision.server.ts';

/*
 * Shared by killed-writers.ts and killed-servers.ts, which kill processes with -9 while they save to one
 * SQLite file. That ends a process, not the machine: data that the operating system has taken is not lost.
 */

export interface Kills {
  kills: number;
  seed: number;
}

export interface Killed {
  acknowledged: number;
  /** Number of stored saves without an acknowledgement, because the kill came first. */
  unspoken: number;
  faults: string[];
}

export async function withOwnFile<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-killed-'));
  try {
    await withDatabase(dataDir, migrate);
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

export async function withDatabase<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase({ dataDir });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Lists damage that SQLite finds in the file, and saves that were stored by half.
 * @param surplus result of `countSurplus` before the first save
 */
export async function findDamage(db: Db, surplus: number): Promise<string[]> {
  const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db);
  const faults = rows.map((row) => row.integrityCheck).filter((text) => text !== 'ok');
  const broken = await sql`pragma foreign_key_check`.execute(db);
  if (broken.rows.length > 0) faults.push('a row refers to one that is not there');
  if ((await countSurplus(db)) !== surplus) faults.push('revision and audit log do not fit');
  return faults;
}

/**
 * Counts how many more revisions than audit log entries exist. Each save adds one of both, so the number
 * stays constant.
 */
export async function countSurplus(db: Db): Promise<number> {
  const { entries } = await db
    .selectFrom('protocolEntry')
    .select((column) => column.fn.countAll<number>().as('entries'))
    .executeTakeFirstOrThrow();
  return (await findRevision(db)) - entries;
}

/** Numbers from 0 to 1, reproducible by the seed (Mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
