import type { Topic } from '#platform/records/kinds.ts';

/** What a browser has been told of changes, held against what it shows. */
export interface Freshness {
  /** The last revision heard of: what to ask the stream for next. */
  readonly revision: number;
  /** Notes that topics changed on the way to a revision. */
  hear: (revision: number, topics: readonly Topic[]) => void;
  /** Which of a page's topics have changed since the revision that it shows. */
  changedSince: (revision: number, topics: readonly Topic[]) => Topic[];
  /** Whether a page that shows this revision is out of date. */
  isStale: (revision: number, topics: readonly Topic[]) => boolean;
}

/** @param first the revision from which on every change will be heard of */
export function createFreshness(first: number): Freshness {
  const changedAt = new Map<Topic, number>();
  let last = first;
  const changedSince = (revision: number, topics: readonly Topic[]) =>
    topics.filter((topic) => (changedAt.get(topic) ?? 0) > revision);
  return {
    get revision() {
      return last;
    },
    hear(revision, topics) {
      last = revision;
      for (const topic of topics) changedAt.set(topic, revision);
    },
    changedSince,
    // A page from a server that lags behind: what it lacks was told before we listened.
    isStale: (revision, topics) => revision < first || changedSince(revision, topics).length > 0,
  };
}
