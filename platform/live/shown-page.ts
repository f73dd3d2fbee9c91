import { useEffect, useMemo, useState } from 'react';
import { useMatches } from 'react-router';
import type { Topic } from '#platform/records/kinds.ts';
import { useHasFrame } from '#platform/ui/own-frame.ts';
import { type Coming, isComing } from './handed-over.tsx';

/** What a route exports as its `handle` when open pages of it are kept up to date. */
export interface LiveHandle {
  /** Everything whose change such a page shows; 'loaded' stands for what its loader names. */
  topics: readonly Topic[] | 'all' | 'loaded';
}

/** What the loader of such a route returns among its data. */
interface LiveData {
  revision: number;
  topics?: readonly Topic[];
}

/** The page that is open: what it shows of what, and of when. */
export interface ShownPage {
  topics: readonly Topic[];
  /** Undefined while its data are on their way. */
  revision: number | undefined;
  /** The loader's data, another object after each loading. */
  data: unknown;
  /** What the root shows around it, and of when: that is not loaded again when pages change. */
  around: { topics: readonly Topic[]; revision: number | undefined };
}

const none: readonly Topic[] = [];

/** What a sentence calls each topic that there is. */
export type TopicNames = Readonly<Partial<Record<Topic, string>>>;

const noNames: TopicNames = {};

/** As the loader of the root says; empty while it does not answer. */
export function useTopicNames(): TopicNames {
  const root = useMatches()[0]?.loaderData as { topicNames?: TopicNames } | undefined;
  return root?.topicNames ?? noNames;
}

/** The page as it is on the screen now. */
export function useShownPage(): ShownPage {
  const topicNames = useTopicNames();
  const match = useMatches().at(-1);
  const shown = (match?.handle as LiveHandle | undefined)?.topics ?? none;
  const all = useMemo(() => Object.keys(topicNames) as Topic[], [topicNames]);
  const data = match?.loaderData as LiveData | Coming<LiveData> | undefined;
  const arrived = useArrived(data);
  const revision = arrived?.revision;
  const loaded = arrived?.topics ?? none;
  const topics = shown === 'all' ? all : shown === 'loaded' ? loaded : shown;
  const around = useShownAround();
  return useMemo(() => ({ topics, revision, data, around }), [topics, revision, data, around]);
}

/** What stands around every page that has no frame of its own. */
function useShownAround(): ShownPage['around'] {
  const root = useMatches()[0];
  const hasFrame = useHasFrame();
  const { topics } = (root?.handle as LiveHandle | undefined) ?? {};
  const { revision } = (root?.loaderData as LiveData | undefined) ?? {};
  return useMemo(
    () => ({ topics: hasFrame || !Array.isArray(topics) ? none : topics, revision }),
    [hasFrame, topics, revision],
  );
}

/** Data that may still be on their way; undefined until they are there. */
function useArrived<T extends object>(data: T | Coming<T> | undefined): T | undefined {
  const [arrived, setArrived] = useState<{ of: unknown; data: T }>();
  useEffect(() => {
    if (!data || !isComing(data)) return;
    let left = false;
    data.arriving.then(
      (answer) => left || setArrived({ of: data, data: answer }),
      // The page itself says that it failed.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [data]);
  if (!data || !isComing(data)) return data;
  return arrived?.of === data ? arrived.data : undefined;
}
