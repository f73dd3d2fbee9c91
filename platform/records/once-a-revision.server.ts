import type { Db } from '#platform/db/client.server.ts';

/** Of one function: a visitor may ask for more, as for seasons that nobody has played. */
const most = 500;

/** By the function that reads, then by what it is asked. */
type Kept = WeakMap<object, Map<string, Promise<unknown>>>;

/** What handles keep that know of which revision they are. A transaction is another handle: it keeps nothing. */
const keptBy = new WeakMap<Db, Kept>();
/** Of each database the newest of these handles. */
const newest = new WeakMap<Db, { moment: string; handle: Db }>();

interface Moment {
  /** That of the data, as far as is known. */
  revision: number;
  /** 'YYYY-MM-DD' */
  today: string;
}

/**
 * A handle for requests that only read: what `onceARevision` reads through it is kept until the revision or the
 * day is another one.
 */
export function keepReads(db: Db, { revision, today }: Moment): Db {
  const moment = `${revision} ${today}`;
  const last = newest.get(db);
  if (last?.moment === moment) return last.handle;
  // Another object on the same connections.
  const handle: Db = db.$extendTables();
  keptBy.set(handle, new WeakMap());
  newest.set(db, { moment, handle });
  return handle;
}

/**
 * Keeps what a function reads of the club's data, for all requests of one revision and day. Its result is
 * shared: nobody may change it.
 * @param read asked with plain values, and never for a moment of today
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
    if (reads.size >= most) reads.clear();
    reads.set(key, reading);
    // The next one tries again.
    reading.catch(() => reads.delete(key));
    return reading;
  };
}
