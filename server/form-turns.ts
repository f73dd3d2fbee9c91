import { setTimeout as wait } from 'node:timers/promises';
import { type Asking, drawingQueue } from '#platform/concurrency/drawing-queue.server.ts';

/** Milliseconds after which others go on, though a form waits for the database. */
const longestTurn = 1000;

/** Takes the large forms of one server apart one after the other: one costs as much as ten pages. */
export interface FormTurns {
  /**
   * Waits for a turn; visitors take theirs in turn.
   * @param end resolved when the turn is over
   */
  take: (end: Promise<void>, asking: Asking) => Promise<void>;
}

export function createFormTurns(): FormTurns {
  const inTurn = drawingQueue();
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
