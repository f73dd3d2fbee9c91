import { LRUCache } from 'lru-cache';
import { sharedWork } from '#platform/concurrency/shared-work.server.ts';
import type { RenderedPage } from './rendered-page.ts';

/** What a rendering came to, and until when it may be shown. */
export interface Rendering {
  page: RenderedPage;
  /** Milliseconds since 1970 at which what it says of the time is no longer so. */
  expires: number;
}

interface Entry extends Rendering {
  /** Of the data that it shows. */
  revision: number;
}

export interface PageCache {
  /** The page of a key, when it is up to date. */
  find: (key: string | undefined) => RenderedPage | undefined;
  /**
   * Renders the page of a key, once for all who ask for it at the same time, and remembers it when
   * it is one. When that fails on our side, the last good one is given.
   * @param render told by its signal when nobody waits for the page any more
   * @param visitor aborted when the one who asks has gone
   */
  make: (
    key: string,
    render: (signal: AbortSignal) => Promise<Rendering>,
    visitor?: AbortSignal,
  ) => Promise<RenderedPage>;
  /** Bytes of all that is remembered. */
  readonly size: number;
}

/** Bytes of all pages at most; the one that nobody asked for the longest goes first. */
const largest = 32 * 1024 * 1024;
/** Milliseconds for which an old page is given before a failed rendering is tried again. */
const patience = 1_000;

/**
 * Pages that are the same for everybody, kept in memory until the data or the clock moves on.
 * @param revision that of the data now
 */
export function createPageCache(
  revision: () => number,
  now: () => Date,
  capacity = largest,
): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: capacity,
    sizeCalculation: ({ page }) => page.size,
  });
  const once = sharedWork<RenderedPage>();

  return {
    get size() {
      return entries.calculatedSize;
    },
    find(key) {
      if (key === undefined) return undefined;
      const entry = entries.get(key);
      if (!entry || entry.revision !== revision()) return undefined;
      return now().getTime() < entry.expires ? entry.page : undefined;
    },
    make(key, render, visitor) {
      // Read before the data: what is committed meanwhile makes the page old, never wrong.
      const of = revision();
      const work = async (signal: AbortSignal) => {
        const { page, expires } = await render(signal);
        const last = entries.get(key);
        if (page.status >= 500 && last && !signal.aborted) {
          const again = now().getTime() + patience;
          entries.set(key, { page: last.page, revision: of, expires: again });
          return last.page;
        }
        if (page.status === 200) entries.set(key, { page, revision: of, expires });
        else if (page.status < 500) entries.delete(key);
        return page;
      };
      return once(`${of} ${key}`, work, visitor);
    },
  };
}
