import { setTimeout as wait } from 'node:timers/promises';
import type { Topic } from '#platform/records/kinds.ts';
import { readLive } from './live-reader.ts';

/** An event that a reader received. */
interface Told {
  name: string;
  revision: number;
  topics: Topic[];
  /** Arrival time from performance.now(). */
  at: number;
  origin: string;
}

/** A reader of live streams that moves to the next server when a stream breaks, as behind a load balancer. */
export interface LiveFollower {
  /** The revision that the reader knew at the start. */
  readonly seen: number;
  readonly told: readonly Told[];
  /** Waits for an event with this or a later revision and returns the first such event. */
  until: (revision: number) => Promise<Told>;
  close: () => Promise<void>;
}

/** Maximum milliseconds until a reader reconnects after its stream breaks. */
const returnWindow = 500;
/** Milliseconds after which the wait for an event fails. */
const patience = 30_000;

/** Starts a reader on the first server. `seen` is the revision that the reader already knows. */
export async function followLive(origins: readonly string[], seen: number): Promise<LiveFollower> {
  const told: Told[] = [];
  const waiting = new Set<() => void>();
  let closed = false;
  let closeStream = async () => {};

  const readOn = async (origin: string) => {
    const reader = await readLive(origin, { lastEventId: told.at(-1)?.revision ?? seen });
    closeStream = reader.close;
    if (closed) return reader.close();
    for (;;) {
      const { id, name = '', data } = await reader.next();
      const topics = (data ? data.split(' ') : []) as Topic[];
      told.push({ name, revision: Number(id), topics, at: performance.now(), origin });
      for (const look of waiting) look();
    }
  };
  const readEverywhere = async () => {
    for (let turn = 0; !closed; turn++) {
      await readOn(origins[turn % origins.length] as string).catch(() => {});
      if (!closed) await wait(Math.random() * returnWindow);
    }
  };
  const until = async (revision: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<Told>();
    const look = () => {
      const found = told.find((event) => event.revision >= revision);
      if (found) resolve(found);
    };
    const giveUp = () => reject(new Error(`Revision ${revision} is not announced.`));
    const timer = setTimeout(giveUp, patience);
    waiting.add(look);
    look();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(look);
    }
  };

  const ended = readEverywhere();
  await until(0);
  return {
    seen,
    told,
    until,
    async close() {
      closed = true;
      await closeStream();
      await ended;
    },
  };
}
