import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#platform/db/client.server.ts';
import { findSessionId } from '#platform/sign-in/sessions.server.ts';
import {
  type Asking,
  drawingQueue,
  type QueueLimits,
} from '#platform/work/drawing-queue.server.ts';

/**
 * How many requests of one visitor are worked on at a time, and how many wait, so that a burst delays nobody
 * else. A visitor is an address, which several people may share, or a session.
 */
export const requestLimits: QueueLimits = {
  atOnce: Number.POSITIVE_INFINITY,
  atOnceForOne: 4,
  most: 2_000,
  mostOfOne: 100,
};

/** Milliseconds after which others go on, though one waits for the database. */
const longestTurn = 1000;

/** Lets requests be worked on in turn, and forms once more after they have been read: who sends one slowly holds up nobody. */
export interface Turns {
  /**
   * Waits for a turn; visitors take theirs in turn.
   * @param end resolved when the turn is over
   */
  take: (end: Promise<void>, asking: Asking) => Promise<void>;
}

/** @param limits without any one form after the other, as it is for large ones: one costs as much as ten pages */
export function createTurns(limits?: QueueLimits): Turns {
  const inTurn = drawingQueue(limits);
  return {
    take: (end, asking) =>
      new Promise((begin, fail) => {
        inTurn(async () => {
          begin();
          const over = new AbortController();
          await Promise.race([
            end,
            wait(longestTurn, undefined, { ref: false, signal: over.signal }),
          ]);
          over.abort();
        }, asking).catch(fail);
      }),
  };
}

/** Milliseconds for which a request waits until the database has found its session. */
const longestLook = 250;

/**
 * The session of a request, which waits in a line of its own: nobody who is signed in stands behind others of the
 * same address. Undefined without one, or where the database does not say so in time.
 */
export async function findOwnLine(
  db: Db,
  request: Request,
  now: Date,
): Promise<string | undefined> {
  if (!request.headers.has('Cookie')) return undefined;
  const { promise: late, resolve: giveUp } = Promise.withResolvers<undefined>();
  const timer = setTimeout(giveUp, longestLook);
  // An outage is told by what needs the database for the answer.
  const found = findSessionId(db, request, now).catch(() => undefined);
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}
