import { LRUCache } from 'lru-cache';
import { searchedParameter } from '#platform/values/query-parameters.ts';
import { shareRunningWork } from '#platform/work/shared-work.server.ts';
import type { RenderedPage } from './rendered-page.ts';

export interface Rendering {
  page: RenderedPage;
  expires: number;
}

interface Entry extends Rendering {
  revision: number;
  /**
   * When rendering began, or when the last good page replaced a failed rendering, in milliseconds since 1970.
   */
  begun: number;
}

export interface PageCache {
  find: (key: string | undefined) => RenderedPage | undefined;
  /**
   * All requests that wait for a page share one rendering. If rendering fails, returns the last good page.
   * @param render renders the page; its signal aborts when no request waits any more
   * @param visitor a signal that aborts when this request's visitor has left
   */
  make: (
    key: string,
    render: (signal: AbortSignal) => Promise<Rendering>,
    visitor?: AbortSignal,
  ) => Promise<RenderedPage>;
  readonly size: number;
}

const mebibyte = 1024 * 1024;
/**
 * Maximum sizes in bytes. Searches have a separate limit, so that many different searches cannot push all
 * pages out of the cache.
 */
const maxSizes = { pages: 32 * mebibyte, searches: 2 * mebibyte };
const patience = 1_000;

export function createPageCache(
  revision: () => number,
  now: () => Date,
  capacity = maxSizes,
): PageCache {
  const pages = createRoom(capacity.pages);
  const searches = createRoom(capacity.searches);
  const roomOf = (key: string) => (isSearch(key) ? searches : pages);
  const once = shareRunningWork<RenderedPage>();

  return {
    get size() {
      return pages.calculatedSize + searches.calculatedSize;
    },
    find(key) {
      if (key === undefined) return undefined;
      const entry = roomOf(key).get(key);
      if (!entry || entry.revision !== revision()) return undefined;
      const time = now().getTime();
      return entry.begun <= time && time < entry.expires ? entry.page : undefined;
    },
    make(key, render, visitor) {
      // Reads the revision before the data, so that a page can count as too old, but never as too new.
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
