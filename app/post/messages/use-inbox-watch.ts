import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { InboxState } from './inbox.server.ts';

/** Where open pages of the admin area ask by themselves. */
export const watchPath = '/admin/ungelesen';
/** Milliseconds between two looks. */
const pause = 10_000;

/**
 * Looks for new messages, subscribers and newsletters while somebody has the admin area before them,
 * and loads an open page that shows them again when they have changed. Not by the live stream, which
 * tells everybody: when somebody writes is nobody's business, and would empty the memory of the public
 * pages.
 * @param loaded what the page came with, another object after each loading; who may not read messages looks
 *   for none
 * @param isShown whether the open page shows what is in them
 * @returns how many messages nobody has read
 */
export function useInboxWatch(
  loaded: { unread: number; readsInbox: boolean },
  isShown: boolean,
): number {
  const [seen, setSeen] = useState<{ since: object; unread: number }>();
  const mark = useRef<string>(undefined);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!loaded.readsInbox) return undefined;
    const left = new AbortController();
    const look = async () => {
      if (document.hidden) return;
      const state = await findState(left.signal);
      if (!state) return;
      const isNew =
        mark.current === undefined ? state.unread !== loaded.unread : mark.current !== state.mark;
      mark.current = state.mark;
      setSeen({ since: loaded, unread: state.unread });
      if (isNew && isShown) void revalidate();
    };
    const timer = setInterval(look, pause);
    document.addEventListener('visibilitychange', look, { signal: left.signal });
    return () => {
      clearInterval(timer);
      left.abort();
    };
  }, [loaded, isShown, revalidate]);
  return seen?.since === loaded ? seen.unread : loaded.unread;
}

/** Undefined when it cannot be had now; the next look is not far. */
async function findState(signal: AbortSignal): Promise<InboxState | undefined> {
  const answer = await fetch(watchPath, { redirect: 'manual', signal }).catch(() => undefined);
  return answer?.ok ? answer.json().catch(() => undefined) : undefined;
}
