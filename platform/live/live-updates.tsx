import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';
import type { Topic } from '#platform/records/kinds.ts';
import { createFreshness, type Freshness } from './freshness.ts';
import { setOpenPage } from './keep-page-on-error.ts';
import { readLiveSource } from './live-source.ts';
import { type TopicNames, useShownPage, useTopicNames } from './open-page.ts';

const firstPause = 500;
const maxPause = 30_000;

const list = new Intl.ListFormat('de-AT');

export function LiveUpdates() {
  const { topics, revision, data, around } = useShownPage();
  const topicNames = useTopicNames();
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState('');
  const freshness = useRef<Freshness>(undefined);
  const tries = useRef(0);
  const changed = useRef(new Set<Topic>());
  const [round, setRound] = useState(0);
  useKnownPage();

  // A page without topics can lack a revision. The revision of the root route's data then counts.
  const shown = topics.length > 0 ? revision : (revision ?? around.revision);
  const isLive = topics.length + around.topics.length > 0 && shown !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stream stays open when the page changes
  useEffect(() => {
    if (!isLive) return;
    freshness.current ??= createFreshness(shown);
    const look = () => setRound((current) => current + 1);
    return readLiveSource({
      revision: () => freshness.current?.revision ?? shown,
      onChange(current, changedTopics) {
        freshness.current?.hear(current, changedTopics);
        look();
      },
      onReset(current) {
        freshness.current = createFreshness(current);
        void revalidate();
      },
    });
  }, [isLive]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for new data and for each `round`
  useEffect(() => {
    const known = freshness.current;
    if (!known || shown === undefined) return;
    const shownAround = around.revision ?? shown;
    if (!known.isStale(shown, topics) && !known.isStale(shownAround, around.topics)) {
      tries.current = 0;
      if (changed.current.size > 0)
        setSaid(`Aktualisiert: ${namesOf(changed.current, topicNames)}.`);
      changed.current.clear();
      return;
    }
    for (const topic of [
      ...known.changedSince(shown, topics),
      ...known.changedSince(shownAround, around.topics),
    ])
      changed.current.add(topic);
    // Empties the text first. Otherwise screen readers would not read an equal sentence again.
    setSaid('');
    const timer = setTimeout(
      async () => {
        await revalidate();
        setRound((current) => current + 1);
      },
      pauseBefore(tries.current++),
    );
    return () => clearTimeout(timer);
  }, [data, shown, topics, around, round]);

  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

/**
 * Returns the milliseconds to wait before a reload: 0 before the first reload. Later pauses are longer and
 * random, so that not all browsers reload at once.
 */
function pauseBefore(tries: number): number {
  if (tries === 0) return 0;
  return Math.min(firstPause * 2 ** (tries - 1), maxPause) * (0.5 + Math.random());
}

function namesOf(changed: ReadonlySet<Topic>, topicNames: TopicNames): string {
  return list.format([...changed].map((topic) => topicNames[topic] ?? topic));
}

function useKnownPage(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useEffect(() => {
    const data = Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData]));
    setOpenPage({ address: pathname + search, data });
  }, [pathname, search, matches]);
}
