import { childWork, KilledError } from '#platform/work/child-work.server.ts';
import type { ChildLimits } from '#platform/work/job.ts';
import { RefusedError } from '#platform/work/job.ts';
import type { ReadFeed } from './read-feed.server.ts';

const module = '#app/matches/feed/reading/read-feed.server.ts';
type Work = Pick<typeof import('./read-feed.server.ts'), 'readFeed'>;

/** Reads calendars in a process of its own: some take a second of a processor, and pages go on meanwhile. */
export function feedReader(limits?: ChildLimits) {
  const work = childWork<Work>(module, limits && { limits });

  /**
   * What a calendar file says of games; undefined for what is no calendar.
   * @throws RefusedError for one that takes too long
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

/** The reader that the whole server uses. */
export const readFeedApart = feedReader();
