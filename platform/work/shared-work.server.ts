interface Shared<T> {
  result: Promise<T>;
  asking: number;
  unwanted: AbortController;
}

export function shareRunningWork<T>() {
  const underWay = new Map<string, Shared<T>>();

  const begin = (key: string, work: (signal: AbortSignal) => Promise<T>): Shared<T> => {
    const unwanted = new AbortController();
    const shared = { result: work(unwanted.signal), asking: 0, unwanted };
    underWay.set(key, shared);
    return shared;
  };
  const end = (key: string, shared: Shared<T>) => {
    if (underWay.get(key) === shared) underWay.delete(key);
  };

  return async (
    key: string,
    work: (signal: AbortSignal) => Promise<T>,
    visitor?: AbortSignal,
  ): Promise<T> => {
    visitor?.throwIfAborted();
    const shared = underWay.get(key) ?? begin(key, work);
    shared.asking++;
    const leave = () => {
      if (--shared.asking > 0) return;
      end(key, shared);
      shared.unwanted.abort(visitor?.reason);
    };
    visitor?.addEventListener('abort', leave, { once: true });
    try {
      return await shared.result;
    } finally {
      end(key, shared);
      visitor?.removeEventListener('abort', leave);
    }
  };
}
