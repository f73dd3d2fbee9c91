import { setImmediate as nextLook } from 'node:timers/promises';

/** Looks at what has come meanwhile, after each turn: Node lets in one new connection a look. */
const looks = 16;

/** Nobody else can wait: whoever asks may ask again later. */
export class QueueFullError extends Error {}

/** Who waits for a drawing. */
export interface Asking {
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
  /** The address by which visitors are told apart. */
  visitor?: string | undefined;
}

/** Of a queue. */
export interface QueueLimits {
  /** How many may wait. */
  most?: number;
  /** How many of them for one visitor. */
  mostOfOne?: number;
  /** How many things are done at a time. */
  atOnce?: number;
  /** How many of them for one visitor. */
  atOnceForOne?: number;
}

type Queue = <T>(work: () => Promise<T>, asking?: Asking) => Promise<T>;

/**
 * Makes a queue in which one thing is done after the other, since a picture, a page or a large form takes
 * a processor and much memory. Visitors take turns, so that nobody waits behind all that another one asks for, and
 * who has gone is passed over. The queue throws QueueFullError.
 */
export function drawingQueue({
  most = Number.POSITIVE_INFINITY,
  mostOfOne = Number.POSITIVE_INFINITY,
  atOnce = 1,
  atOnceForOne = 1,
}: QueueLimits = {}): Queue {
  // The visitors in the order of their turns.
  const waiting = new Map<string, (() => void)[]>();
  // Those for whom something is done, and how many things.
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
    if (own.length >= mostOfOne || count() >= most) throw new QueueFullError();
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
