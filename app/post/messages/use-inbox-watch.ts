import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { InboxState } from './inbox.server.ts';

export const watchPath = '/admin/ungelesen';
const pause = 10_000;

/**
 * Reloads the page after a change of the inbox or the newsletters. Asks the server regularly: the live stream
 * also goes to visitors, so it must not tell about messages.
 * @param loaded a new object after each load
 * @param isShown if false, the page is not reloaded
 * @returns the number of unread messages
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

async function findState(signal: AbortSignal): Promise<InboxState | undefined> {
  const answer = await fetch(watchPath, { redirect: 'manual', signal }).catch(() => undefined);
  return answer?.ok ? answer.json().catch(() => undefined) : undefined;
}
