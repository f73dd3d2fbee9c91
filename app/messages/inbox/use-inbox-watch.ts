import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { watchPath } from '#platform/sign-in/watch-path.ts';
import type { InboxState } from '../inbox.server.ts';
import { inboxTool } from './tool.ts';

/** Milliseconds between two looks. */
const pause = 10_000;

/**
 * Looks for new messages while somebody has the admin area before them, and loads the open inbox
 * again when it has changed. Not by the live stream, which tells everybody: when somebody writes is
 * nobody's business, and would empty the memory of the public pages.
 * @param loaded what the page came with; another object after each loading
 * @returns how many messages nobody has read
 */
export function useInboxWatch(loaded: { unread: number }): number {
  const [seen, setSeen] = useState<{ since: object; unread: number }>();
  const mark = useRef<string>(undefined);
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  useEffect(() => {
    const left = new AbortController();
    const look = async () => {
      if (document.hidden) return;
      const state = await findState(left.signal);
      if (!state) return;
      const isNew =
        mark.current === undefined ? state.unread !== loaded.unread : mark.current !== state.mark;
      mark.current = state.mark;
      setSeen({ since: loaded, unread: state.unread });
      if (isNew && pathname === inboxTool.path) void revalidate();
    };
    const timer = setInterval(look, pause);
    document.addEventListener('visibilitychange', look, { signal: left.signal });
    return () => {
      clearInterval(timer);
      left.abort();
    };
  }, [loaded, pathname, revalidate]);
  return seen?.since === loaded ? seen.unread : loaded.unread;
}

/** Undefined when it cannot be had now; the next look is not far. */
async function findState(signal: AbortSignal): Promise<InboxState | undefined> {
  const answer = await fetch(watchPath, { redirect: 'manual', signal }).catch(() => undefined);
  return answer?.ok ? answer.json().catch(() => undefined) : undefined;
}
