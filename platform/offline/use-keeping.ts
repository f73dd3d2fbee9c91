import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isPrivatePath } from '#platform/ui/rendering/private-path.ts';
import type { KeepMessage } from './kept-names.ts';
import type { Connection } from './use-connection.ts';

/** Milliseconds for which a page is open before it counts as seen. */
const glance = 1_500;

/**
 * Has the worker keep the page that is open: after a moment, and again as it is left, when its data
 * have changed meanwhile. Not with each change, for then all open pages would ask together.
 */
export function useKeeping({ state, seenAt }: Connection): void {
  const { pathname, search } = useLocation();
  const since = useRef(0);
  since.current = seenAt?.getTime() ?? Date.now();
  const isKept = state === 'online' && !isPrivatePath(pathname);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // Where storage is blocked there is no worker either.
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
  }, []);

  useEffect(() => {
    // The first page has asked for most of it before this runs.
    const from = isFirstPage ? 0 : performance.now();
    isFirstPage = false;
    if (!isKept) return;
    const keep = () => void send(pathname + search, since.current, filesSince(from));
    const timer = setTimeout(keep, glance);
    const onHidden = () => document.hidden && keep();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [isKept, pathname, search]);
}

/** Outlives the layout, which an error page mounts anew. */
let isFirstPage = true;

/** What was asked for since then, in milliseconds on the clock of performance.now(). */
function filesSince(from: number): string[] {
  const files = performance.getEntriesByType('resource').filter((file) => file.startTime >= from);
  return files.map(({ name }) => name);
}

async function send(keep: string, since: number, files: string[]): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ keep, since, files } satisfies KeepMessage);
}
