import { setImmediate as nextLook } from 'node:timers/promises';

/**
 * Event loop turns before the next job. In each turn, Node accepts one more connection, so that jobs of other
 * visitors can join the queue before the next job is chosen.
 */
const looks = 16;

export class QueueFullError extends Error {}

export interface QueueRequest {
  signal?: AbortSignal | undefined;
  visitor?: string | undefined;
}

export interface QueueLimits {
  maxWaiting?: number;
  maxPerVisitor?: number;
  atOnce?: number;
  atOnceForOne?: number;
}

type Queue = <T>(work: () => Promise<T>, asking?: QueueRequest) => Promise<T>;

/**
 * Queues jobs that need much processor time and memory; visitors take turns. The returned function throws
 * QueueFullError if too many jobs wait, and the reason of `signal` if a job is aborted before it begins.
 */
export function drawingQueue({
  maxWaiting = Number.POSITIVE_INFINITY,
  maxPerVisitor = Number.POSITIVE_INFINITY,
  atOnce = 1,
  atOnceForOne = 1,
}: QueueLimits = {}): Queue {
  const waiting = new Map<string, (() => void)[]>();
  const served = new Map<string, number>();
  let doing = 0;

  const isFree = (visitor: string) => doing < atOnce && (served.get(visitor) ?? 0) < atOnceForOne;
  const serve = (visitor: string) => {
    doing += 1;
    served.set(visitor, (served.get(visitor) ?? 0) + 1);
  };
  const dismiss = (visitor: string) => {
    doing -= 1;
    const left = (served.get(visitor) ?? 1) - 1;
    if (left > 0) served.set(visitor, left);
    else served.delete(visitor);
  };
  const count = () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
  const wait = (visitor: string, signal: AbortSignal | undefined) => {
    const own = waiting.get(visitor) ?? [];
    if (own.length >= maxPerVisitor || count() >= maxWaiting) throw new QueueFullError();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = () => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      const left = (waiting.get(visitor) ?? []).filter((one) => one !== begin);
      if (left.length > 0) waiting.set(visitor, left);
      else waiting.delete(visitor);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    waiting.set(visitor, [...own, begin]);
    return promise;
  };
  const passOn = async (done: string) => {
    for (let look = 0; look < looks; look++) await nextLook();
    dismiss(done);
    const turn = [...waiting].find(([visitor]) => isFree(visitor));
    if (!turn) return;
    const [visitor, [begin, ...others]] = turn;
    serve(visitor);
    waiting.delete(visitor);
    if (others.length > 0) waiting.set(visitor, others);
    begin?.();
  };

  return async (work, { signal, visitor = '' } = {}) => {
    signal?.throwIfAborted();
    if (isFree(visitor)) serve(visitor);
    else await wait(visitor, signal);
    try {
      return await work();
    } finally {
      void passOn(visitor);
    }
  };
}
