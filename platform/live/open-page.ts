import { useEffect, useMemo, useState } from 'react';
import { useMatches, useRouteError } from 'react-router';
import type { Topic } from '#platform/records/kinds.ts';
import { isPendingAnswer, type PendingAnswer } from './preview-while-loading.tsx';

export interface LiveHandle {
  /** The topics that the page shows. 'loaded' means that the page's loader returns the topics. */
  topics: readonly Topic[] | 'all' | 'loaded';
}

interface LiveData {
  revision: number;
  topics?: readonly Topic[];
}

export interface ShownPage {
  topics: readonly Topic[];
  revision: number | undefined;
  data: unknown;
  around: { topics: readonly Topic[]; revision: number | undefined };
}

const none: readonly Topic[] = [];

export type TopicNames = Readonly<Partial<Record<Topic, string>>>;

const noNames: TopicNames = {};

export function useTopicNames(): TopicNames {
  const root = useMatches()[0]?.loaderData as { topicNames?: TopicNames } | undefined;
  return root?.topicNames ?? noNames;
}

export function useShownPage(): ShownPage {
  const topicNames = useTopicNames();
  const match = useMatches().at(-1);
  const shown = (match?.handle as LiveHandle | undefined)?.topics ?? none;
  const all = useMemo(() => Object.keys(topicNames) as Topic[], [topicNames]);
  const data = match?.loaderData as LiveData | PendingAnswer<LiveData> | undefined;
  const arrived = useArrived(data);
  const revision = arrived?.revision;
  const loaded = arrived?.topics ?? none;
  const topics = shown === 'all' ? all : shown === 'loaded' ? loaded : shown;
  const around = useShownAround();
  return useMemo(() => ({ topics, revision, data, around }), [topics, revision, data, around]);
}

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

function useArrived<T extends object>(data: T | PendingAnswer<T> | undefined): T | undefined {
  const [arrived, setArrived] = useState<{ of: unknown; data: T }>();
  useEffect(() => {
    if (!data || !isPendingAnswer(data)) return;
    let left = false;
    data.arriving.then(
      (answer) => left || setArrived({ of: data, data: answer }),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [data]);
  if (!data || !isPendingAnswer(data)) return data;
  return arrived?.of === data ? arrived.data : undefined;
}

export interface FrameHandle {
  hasFrame: true;
}

export function useHasFrame(): boolean {
  const matches = useMatches();
  const error = useRouteError() ?? undefined;
  return (
    error === undefined &&
    matches.some(({ handle }) => (handle as Partial<FrameHandle> | undefined)?.hasFrame)
  );
}
