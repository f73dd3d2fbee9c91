import type { Db } from '#platform/db/client.server.ts';

/**
 * The maximum number of cached results for each function. Without this limit, requests for many pages could
 * fill the memory.
 */
const maxResults = 500;

type CachedReads = WeakMap<object, Map<string, Promise<unknown>>>;

/**
 * The cached results of each `Db` that `keepReads` has returned. A transaction uses another `Db`, so its
 * results are not cached.
 */
const keptBy = new WeakMap<Db, CachedReads>();
const newest = new WeakMap<Db, { moment: string; handle: Db }>();

interface Moment {
  revision: number;
  today: string;
}

export function keepReads(db: Db, { revision, today }: Moment): Db {
  const moment = `${revision} ${today}`;
  const last = newest.get(db);
  if (last?.moment === moment) return last.handle;
  // Each revision needs a new object for the database, because results are kept per object.
  const handle: Db = db.$extendTables();
  keptBy.set(handle, new WeakMap());
  newest.set(db, { moment, handle });
  return handle;
}

/**
 * All callers share one result and must not change it.
 * @param read must not depend on the time of day
 */
export function onceARevision<Asked extends unknown[] = [], Read = unknown>(
  read: (db: Db, ...asked: Asked) => Promise<Read>,
): (db: Db, ...asked: Asked) => Promise<Read> {
  return async (db, ...asked) => {
    const kept = keptBy.get(db);
    if (!kept) return read(db, ...asked);
    const reads = (kept.get(read) as Map<string, Promise<Read>> | undefined) ?? new Map();
    kept.set(read, reads);
    const key = JSON.stringify(asked);
    const known = reads.get(key);
    if (known) return known;
    const reading = read(db, ...asked);
    if (reads.size >= maxResults) reads.clear();
    reads.set(key, reading);
    reading.catch(() => reads.delete(key));
    return reading;
  };
}
