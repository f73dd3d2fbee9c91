import { setTimeout as wait } from 'node:timers/promises';
import {
  type Asking,
  drawingQueue,
  type QueueLimits,
} from '#platform/concurrency/drawing-queue.server.ts';

/** Milliseconds after which others go on, though a form waits for the database. */
const longestTurn = 1000;

/** Lets forms be worked on in turn, once they have been read: who sends one slowly holds up nobody. */
export interface FormTurns {
  /**
   * Waits for a turn; visitors take theirs in turn.
   * @param end resolved when the turn is over
   */
  take: (end: Promise<void>, asking: Asking) => Promise<void>;
}

/** @param limits without any one form after the other, as it is for large ones: one costs as much as ten pages */
export function createFormTurns(limits?: QueueLimits): FormTurns {
  const inTurn = drawingQueue(limits);
  return {
    take: (end, asking) =>
      new Promise((begin, fail) => {
        inTurn(async () => {
          begin();
          await Promise.race([end, wait(longestTurn, undefined, { ref: false })]);
        }, asking).catch(fail);
      }),
  };
}
