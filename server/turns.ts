import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#platform/db/client.server.ts';
import { findSessionId } from '#platform/sign-in/sessions.server.ts';
import {
  type Asking,
  drawingQueue,
  type QueueLimits,
} from '#platform/work/drawing-queue.server.ts';

/** Many requests of one visitor (an address or a session) must not delay others. */
export const requestLimits: QueueLimits = {
  atOnce: 32,
  atOnceForOne: 2,
  most: 2_000,
  mostOfOne: 100,
};

/**
 * In milliseconds. After this time the next request begins, even if this request still waits for the
 * database.
 */
const longestTurn = 1000;

/** A form takes a second turn once its body is there, so that a slow sender delays nobody. */
export interface Turns {
  take: (end: Promise<void>, asking: Asking) => Promise<void>;
}

/** @param limits if missing, one form at a time, because a large form costs as much as ten pages */
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

const longestLook = 250;

/**
 * Returns the id of the session, which names the queue of a signed-in admin; undefined if no session is found
 * in time
 */
export async function findOwnLine(
  db: Db,
  request: Request,
  now: Date,
): Promise<string | undefined> {
  if (!request.headers.has('Cookie')) return undefined;
  const { promise: late, resolve: giveUp } = Promise.withResolvers<undefined>();
  const timer = setTimeout(giveUp, longestLook);
  // An outage is not reported here, because the answer needs the database, too, and reports the outage.
  const found = findSessionId(db, request, now).catch(() => undefined);
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}
