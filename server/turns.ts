import type { Db } from '#platform/db/client.server.ts';
import { findSessionId } from '#platform/sign-in/sessions.server.ts';
import {
  drawingQueue,
  type QueueLimits,
  type QueueRequest,
} from '#platform/work/drawing-queue.server.ts';

/** Many requests of one visitor (an address or a session) must not delay others. */
export const requestLimits: QueueLimits = {
  atOnce: 32,
  atOnceForOne: 2,
  maxWaiting: 2_000,
  maxPerVisitor: 100,
};

/**
 * Milliseconds after which the next request begins, even if the current request still waits for the database.
 */
const maxTurnMs = 1000;

/**
 * A turn allows one request to be processed. A form takes a turn to begin and another after its body has
 * arrived. In between, others take theirs, so that a slow sender delays nobody.
 */
export interface Turns {
  take: (end: Promise<void>, asking: QueueRequest) => Promise<void>;
}

/** @param limits if missing, only one form runs at a time, because a large form costs as much as ten pages */
export function createTurns(limits?: QueueLimits): Turns {
  const inTurn = drawingQueue(limits);
  return {
    take: (end, asking) =>
      new Promise((begin, fail) => {
        inTurn(async () => {
          begin();
          await orAfter(maxTurnMs, end);
        }, asking).catch(fail);
      }),
  };
}

const maxCheckMs = 250;

/**
 * Returns the session id, which names the queue of a signed-in admin. Undefined if no session is found in
 * time.
 */
export async function findOwnLine(
  db: Db,
  request: Request,
  now: Date,
): Promise<string | undefined> {
  if (!request.headers.has('Cookie')) return undefined;
  // Does not report a database failure here. The page needs the database, too, and reports the failure.
  const found = findSessionId(db, request, now).catch(() => undefined);
  return orAfter(maxCheckMs, found);
}

/** Resolves with the result of `work`, or with undefined after `milliseconds`. */
async function orAfter<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => giveUp(undefined), milliseconds).unref();
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
