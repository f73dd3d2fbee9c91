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

/** Milliseconds. After this time the next request begins, even if this one still waits for the database. */
const longestTurn = 1000;

/** A form takes a second turn once its body is there, so that a slow sender delays nobody. */
export interface Turns {
  take: (end: Promise<void>, asking: Asking) => Promise<void>;
}

/** @param limits by default, one form at a time, because a large form costs as much as ten pages */
export function createTurns(limits?: QueueLimits): Turns {
  const inTurn = drawingQueue(limits);
  return {
    take: (end, asking) =>
      new Promise((begin, fail) => {
        inTurn(async () => {
          begin();
          await orAfter(longestTurn, end);
        }, asking).catch(fail);
      }),
  };
}

/** Most milliseconds to look for the session of a request. */
const longestLook = 250;

/** Returns the session of a signed-in admin, who then has an own queue; undefined if not found in time. */
export async function findOwnLine(
  db: Db,
  request: Request,
  now: Date,
): Promise<string | undefined> {
  if (!request.headers.has('Cookie')) return undefined;
  // The answer needs the database, too, and reports an outage.
  const found = findSessionId(db, request, now).catch(() => undefined);
  return orAfter(longestLook, found);
}

/** Resolves like `work`, or without a result after these milliseconds. */
async function orAfter<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => giveUp(undefined), milliseconds).unref();
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
