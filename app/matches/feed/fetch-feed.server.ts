import { findMatchdayDetails } from '#app/club/details/find-details.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { RefusedError } from '#platform/work/job.ts';
import { FetchError, type Fetched, fetchPublic, type Outside } from './fetch-public.server.ts';
import { readFeedApart } from './reading/feed-process.server.ts';
import { maxFeedBytes } from './reading/read-feed.server.ts';
import { storeFeed } from './save-feed.server.ts';

const id = 'verband';
const minute = 60_000;
const defaultPause = 6 * 60 * minute;
const minPause = 5 * minute;
/** The longest pause in milliseconds that the site accepts if the calendar's server asks for a pause. */
const maxPause = 7 * 24 * 60 * minute;

interface FeedRequest {
  now: Date;
  /** The address of this site for the header User-Agent. Undefined if no address is configured. */
  origin: string | undefined;
  isWanted?: boolean;
  outside?: Outside;
}

/**
 * Sends no request during the pause that follows each request, unless the calendar's address has changed since.
 * Stores an error as text.
 * @returns whether it sent a request
 */
export async function fetchFeed(
  db: Db,
  { now, origin, isWanted, outside }: FeedRequest,
): Promise<boolean> {
  const { calendarAddress: address } = await findMatchdayDetails(db);
  if (address === null) return false;
  const claimed = await claim(db, { address, now, pause: isWanted ? minPause : defaultPause });
  if (!claimed) return false;
  const headers = {
    'User-Agent': origin === undefined ? 'Ankick' : `Ankick (+${origin})`,
    Accept: 'text/calendar',
    ...(claimed.etag !== null && { 'If-None-Match': claimed.etag }),
    ...(claimed.lastModified !== null && { 'If-Modified-Since': claimed.lastModified }),
  };
  try {
    const answer = await fetchPublic(address, { headers, maxBytes: maxFeedBytes }, outside);
    await keepAnswer(db, address, answer, now);
  } catch (error) {
    if (!(error instanceof FetchError || error instanceof RefusedError)) throw error;
    await note(db, address, { said: error.message });
  }
  return true;
}

/**
 * Returns undefined if the pause has not ended, or if another server of the site already sends the request. A
 * new calendar address deletes the values stored for the old address.
 */
async function claim(
  db: Db,
  { address, now, pause }: { address: string; now: Date; pause: number },
) {
  const askedAt = now.toISOString();
  const before = new Date(now.getTime() - pause).toISOString();
  const fresh = { address, askedAt, etag: null, lastModified: null, notBefore: null, said: null };
  return db.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .insertInto('fixtureAsking')
      .values({ id, ...fresh })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ askedAt })
          .where((where) =>
            where.or([
              where('fixtureAsking.address', '<>', address),
              where.and([
                where('fixtureAsking.askedAt', '<=', before),
                where.or([
                  where('fixtureAsking.notBefore', 'is', null),
                  where('fixtureAsking.notBefore', '<=', askedAt),
                ]),
              ]),
            ]),
          ),
      )
      .returningAll()
      .executeTakeFirst();
    if (!claimed || claimed.address === address) return claimed;
    return transaction
      .updateTable('fixtureAsking')
      .set(fresh)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

async function keepAnswer(
  db: Db,
  address: string,
  { status, headers, body }: Fetched,
  now: Date,
): Promise<void> {
  if (status === 304) return note(db, address, { said: null, notBefore: null });
  if (status !== 200) {
    const notBefore = retryAfter(headers['retry-after'], now);
    return note(db, address, { said: `Der andere Server antwortet mit ${status}.`, notBefore });
  }
  const feed = await readFeedApart(new Uint8Array(body));
  if (!feed) return note(db, address, { said: 'Unter dieser Adresse liegt kein Kalender.' });
  await storeFeed(db, feed, { now, from: address });
  const { etag = null, 'last-modified': lastModified = null } = headers;
  await note(db, address, { said: null, notBefore: null, etag, lastModified });
}

/** Reads the header 'Retry-After': seconds or a date. Returns the earliest moment of the next request. */
function retryAfter(text: string | undefined, now: Date): string | null {
  if (text === undefined) return null;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  if (!(wait > 0)) return null;
  return new Date(now.getTime() + Math.min(wait, maxPause)).toISOString();
}

interface Noted {
  said: string | null;
  notBefore?: string | null;
  etag?: string | null;
  lastModified?: string | null;
}

/**
 * Stores nothing if a request to a new calendar address has begun in the meantime. Does not raise the revision:
 * cached pages stay valid, because visitors never see these values.
 */
async function note(db: Db, address: string, noted: Noted): Promise<void> {
  await writeIfChanged(db, async (transaction) => {
    await transaction
      .updateTable('fixtureAsking')
      .set(noted)
      .where('id', '=', id)
      .where('address', '=', address)
      .execute();
    return { changed: false };
  });
}

export async function findLastFetch(db: Db) {
  return db
    .selectFrom('fixtureAsking')
    .select(['askedAt', 'said'])
    .where('id', '=', id)
    .executeTakeFirst();
}
