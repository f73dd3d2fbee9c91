import { LRUCache } from 'lru-cache';
import { searchedParameter } from '#platform/values/page-words.ts';
import { sharedWork } from '#platform/work/shared-work.server.ts';
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
  /** Milliseconds since 1970 before which it was not made. */
  begun: number;
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

const mebibyte = 1024 * 1024;
/**
 * Bytes at most; what nobody asked for the longest goes first. Searches have a small room of their own:
 * whoever searches for ever other words pushes out no page.
 */
const largest = { pages: 32 * mebibyte, searches: 2 * mebibyte };
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
  const pages = createRoom(capacity.pages);
  const searches = createRoom(capacity.searches);
  const roomOf = (key: string) => (isSearch(key) ? searches : pages);
  const once = sharedWork<RenderedPage>();

  return {
    get size() {
      return pages.calculatedSize + searches.calculatedSize;
    },
    find(key) {
      if (key === undefined) return undefined;
      const entry = roomOf(key).get(key);
      if (!entry || entry.revision !== revision()) return undefined;
      const time = now().getTime();
      // By a clock that has been set back it tells of a time that is still to come.
      return entry.begun <= time && time < entry.expires ? entry.page : undefined;
    },
    make(key, render, visitor) {
      // Read before the data: what is committed meanwhile makes the page old, never wrong.
      const of = revision();
      const begun = now().getTime();
      const entries = roomOf(key);
      const work = async (signal: AbortSignal) => {
        const { page, expires } = await render(signal);
        const last = entries.get(key);
        if (page.status >= 500 && last && !signal.aborted) {
          const given = now().getTime();
          const expires = given + patience;
          entries.set(key, { page: last.page, revision: of, begun: given, expires });
          return last.page;
        }
        if (page.status === 200) entries.set(key, { page, revision: of, begun, expires });
        else if (page.status < 500) entries.delete(key);
        return page;
      };
      return once(`${of} ${key}`, work, visitor);
    },
  };
}

function createRoom(maxSize: number): LRUCache<string, Entry> {
  return new LRUCache({ maxSize, sizeCalculation: ({ page }) => page.size });
}

const searched = new RegExp(`[?&]${searchedParameter}=`);

function isSearch(key: string): boolean {
  return searched.test(key);
}
