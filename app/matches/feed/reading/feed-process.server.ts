import { childWork, KilledError } from '#platform/work/child-work.server.ts';
import type { ChildLimits } from '#platform/work/job.ts';
import { RefusedError } from '#platform/work/job.ts';
import type { ReadFeed } from './read-feed.server.ts';

const module = '#app/matches/feed/reading/read-feed.server.ts';
type Work = Pick<typeof import('./read-feed.server.ts'), 'readFeed'>;

/** Reads the calendar in a child process, because some calendars take a second and would block all pages. */
export function feedReader(limits?: ChildLimits) {
  const work = childWork<Work>(module, limits && { limits });

  /**
   * Returns undefined if the bytes are no calendar.
   * @throws RefusedError if reading takes too much time or memory
   */
  return async (bytes: Uint8Array): Promise<ReadFeed | undefined> => {
    try {
      return await work('readFeed', [bytes]);
    } catch (error) {
      if (!(error instanceof KilledError)) throw error;
      throw new RefusedError('Dieser Kalender lässt sich nicht lesen, er ist zu verschachtelt.');
    }
  };
}

export const readFeedApart = feedReader();
