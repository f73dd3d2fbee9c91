import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#platform/db/client.server.ts';
import type { Topic } from '#platform/records/kinds.ts';
import { findRevision } from '#platform/records/revision.server.ts';
import { gameForm, playerForm, signInForPosting, trainerForm } from '#test/site-admin.ts';
import { startSite } from '#test/start-site.ts';
import type { OwnPostgres } from '#test/temporary-postgres.ts';
import { followLive, type LiveFollower } from './live-follower.ts';

/** Index of a server. */
type Which = 0 | 1;

/** A save that a server has acknowledged. */
interface Saved {
  revision: number;
  /** Times from performance.now(): when the form was sent and when the answer arrived. */
  sentAt: number;
  savedAt: number;
}

/** Two server processes with one PostgreSQL database, the starter content and an admin for both. */
export interface TwoServers {
  readonly origins: [string, string];
  /** The revision after the last save; no other program saves. */
  readonly revision: number;
  /** Tries to save the next player, trainer or game. Returns the status of the answer. */
  trySaving: (on: Which) => Promise<number>;
  /** Repeats the save until it is stored, like an admin who sends the form again. */
  save: (on: Which) => Promise<Saved>;
  /** Follows the live streams of both servers, starting with `first`. */
  follow: (first: Which) => Promise<LiveFollower>;
  /** Lists wrong, repeated and missing events of a reader; empty if all is well. */
  faultsOf: (reader: LiveFollower) => string[];
  kill: (which: Which) => Promise<void>;
  /** Starts a killed server again. */
  restart: (which: Which) => Promise<void>;
  close: () => Promise<void>;
}

/** Pages that the test requests while PostgreSQL is stopped. */
const pages = ['/', '/team', '/spiele', '/history'];
const forms = [playerForm, trainerForm, gameForm];
/** Milliseconds: the pause between two tries to save, and the limit for all tries. */
const pause = 50;
const patience = 30_000;

/** Starts both servers in parallel, as a new installation can do. */
export async function startTwoServers(databaseUrl: string): Promise<TwoServers> {
  const own = { ORIGIN: '', STARTER: 'club', LOG_LEVEL: 'error', DATABASE_URL: databaseUrl };
  const sites = await Promise.all([startSite(own), startSite(own)]);
  const db = openDatabase({ databaseUrl, dataDir: '' });
  const post = await signInForPosting(db);
  const first = await findRevision(db);
  await db.destroy();
  /** Topic of each revision after the first one. */
  const history: Topic[] = [];
  const nextForm = () => {
    const make = forms[history.length % forms.length] ?? playerForm;
    return make(`Nummer ${history.length}`);
  };
  let form = nextForm();

  const two: TwoServers = {
    get origins(): [string, string] {
      return [sites[0].origin, sites[1].origin];
    },
    get revision() {
      return first + history.length;
    },
    async trySaving(on) {
      const { status } = await post(sites[on].origin, form);
      if (status === 303) {
        history.push(form.topic);
        form = nextForm();
      }
      return status;
    },
    async save(on) {
      const sentAt = performance.now();
      for (;;) {
        const status = await two.trySaving(on);
        const savedAt = performance.now();
        if (status === 303) return { revision: two.revision, sentAt, savedAt };
        if (status !== 503 || savedAt - sentAt > patience)
          throw new Error(`A save was answered with ${status}.`);
        await wait(pause);
      }
    },
    follow: (start) => followLive([...two.origins.slice(start), ...two.origins], two.revision),
    faultsOf(reader) {
      const faults = [];
      let { seen } = reader;
      for (const { name, revision, topics } of reader.told) {
        const expected = new Set(history.slice(seen - first, revision - first));
        const isTold = topics.length === expected.size && topics.every((t) => expected.has(t));
        if (name !== 'change' || revision < seen || !isTold)
          faults.push(`${name} ${seen} to ${revision}: ${topics}, but ${[...expected]} changed`);
        seen = revision;
      }
      if (seen !== two.revision) faults.push(`ended at ${seen} of ${two.revision}`);
      return faults;
    },
    kill: (which) => sites[which].kill(),
    async restart(which) {
      await sites[which].stop();
      sites[which] = await startSite(own);
    },
    async close() {
      await Promise.all(sites.map((site) => site.stop()));
    },
  };
  return two;
}

/**
 * Saves on one server and measures when a stream of the other server announces it.
 * @returns milliseconds from the acknowledgement, and from the sending of the form
 */
export async function announceTimes(
  two: TwoServers,
  count: number,
): Promise<{ fromAnswer: number[]; fromSending: number[]; faults: string[] }> {
  const reader = await two.follow(1);
  const fromAnswer = [];
  const fromSending = [];
  for (let time = 0; time < count; time++) {
    const { revision, savedAt, sentAt } = await two.save(0);
    const { at } = await reader.until(revision);
    fromAnswer.push(Math.max(0, at - savedAt));
    fromSending.push(at - sentAt);
  }
  await reader.close();
  return { fromAnswer, fromSending, faults: two.faultsOf(reader) };
}

/**
 * Kills the first server with all readers on it, during saves on the second server.
 * @returns milliseconds until each reader continued on the second server, and the wrong events
 */
export async function killOne(
  two: TwoServers,
  { readers: count, saves }: { readers: number; saves: number },
): Promise<{ moved: number[]; faults: string[] }> {
  const readers = await Promise.all(Array.from({ length: count }, () => two.follow(0)));
  let killedAt = 0;
  for (let time = 0; time < saves; time++) {
    if (time === Math.floor(saves / 3)) {
      killedAt = performance.now();
      // Not awaited, because the saves continue during the kill.
      void two.kill(0);
    }
    await two.save(1);
  }
  await Promise.all(readers.map((reader) => reader.until(two.revision)));
  await Promise.all(readers.map((reader) => reader.close()));
  const moved = readers.map(
    ({ told }) => (told.find(({ origin }) => origin === two.origins[1])?.at ?? NaN) - killedAt,
  );
  return { moved, faults: readers.flatMap((reader) => two.faultsOf(reader)) };
}

export interface Outage {
  /** Number of pages that look as before the outage, out of `asked` pages. */
  sameAsBefore: number;
  asked: number;
  /** Statuses of the saves on both servers during the outage. */
  refused: number[];
  /** Milliseconds from PostgreSQL's start to the first save on each server. */
  savedAfter: number[];
  /**
   * Milliseconds from PostgreSQL's start to the announcement of both saves on the streams of both servers.
   */
  announcedAfter: number[];
  faults: string[];
}

/** Stops PostgreSQL under both servers for some time and measures the effects. */
export async function stopPostgres(
  two: TwoServers,
  postgres: Pick<OwnPostgres, 'start' | 'stop'>,
  milliseconds: number,
): Promise<Outage> {
  const readers = [await two.follow(0), await two.follow(1)];
  const addresses = two.origins.flatMap((origin) => pages.map((page) => origin + page));
  const read = () => Promise.all(addresses.map(async (url) => (await fetch(url)).text()));
  const before = await read();
  await postgres.stop();
  await wait(milliseconds);
  const during = await read();
  const refused = [await two.trySaving(0), await two.trySaving(1)];
  await postgres.start();
  const startedAt = performance.now();
  const saved = [await two.save(0), await two.save(1)];
  const told = await Promise.all(readers.map((reader) => reader.until(two.revision)));
  await Promise.all(readers.map((reader) => reader.close()));
  return {
    sameAsBefore: during.filter((page, index) => page === before[index]).length,
    asked: addresses.length,
    refused,
    savedAfter: saved.map(({ savedAt }) => savedAt - startedAt),
    announcedAfter: told.map(({ at }) => at - startedAt),
    faults: readers.flatMap((reader) => two.faultsOf(reader)),
  };
}
