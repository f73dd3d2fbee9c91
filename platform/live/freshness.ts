import type { Topic } from '#platform/records/kinds.ts';

export interface Freshness {
  readonly revision: number;
  hear: (revision: number, topics: readonly Topic[]) => void;
  changedSince: (revision: number, topics: readonly Topic[]) => Topic[];
  isStale: (revision: number, topics: readonly Topic[]) => boolean;
}

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
    // If `revision < first`, the page can lack changes from before this object began to listen.
    isStale: (revision, topics) => revision < first || changedSince(revision, topics).length > 0,
  };
}
