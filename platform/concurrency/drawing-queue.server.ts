/** Nobody else can wait: whoever asks may ask again later. */
export class QueueFullError extends Error {}

/** Who waits for a drawing. */
export interface Asking {
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
  /** The address by which visitors are told apart. */
  visitor?: string | undefined;
}

interface Limits {
  /** How many may wait. */
  most: number;
  /** How many of them for one visitor. */
  mostOfOne: number;
}

type Queue = <T>(work: () => Promise<T>, asking?: Asking) => Promise<T>;

const unlimited = { most: Number.POSITIVE_INFINITY, mostOfOne: Number.POSITIVE_INFINITY };

/**
 * Makes a queue in which one thing is done after the other, since a picture takes a processor and
 * much memory. Visitors take turns, so that nobody waits behind all that another one asks for, and
 * who has gone is passed over. The queue throws QueueFullError.
 */
export function drawingQueue({ most, mostOfOne }: Limits = unlimited): Queue {
  // The visitors in the order of their turns.
  const waiting = new Map<string, (() => void)[]>();
  let isBusy = false;

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
  const passOn = () => {
    const [turn] = waiting;
    isBusy = turn !== undefined;
    if (!turn) return;
    const [visitor, [begin, ...others]] = turn;
    waiting.delete(visitor);
    if (others.length > 0) waiting.set(visitor, others);
    begin?.();
  };

  return async (work, { signal, visitor = '' } = {}) => {
    signal?.throwIfAborted();
    if (isBusy) await wait(visitor, signal);
    isBusy = true;
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}
