import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isPrivatePath } from '#platform/ui/rendering/server-page.ts';
import type { KeepMessage } from './cache-names.ts';
import type { Connection } from './use-connection.ts';

const glance = 1_500;

/**
 * Makes the service worker store the page after `glance` milliseconds and when the page is hidden. To store
 * the page, the service worker loads it. So live updates store no page: otherwise all devices would load it at
 * once.
 */
export function useSavePage({ state, seenAt }: Connection): void {
  const { pathname, search } = useLocation();
  const since = useRef(0);
  since.current = seenAt?.getTime() ?? Date.now();
  const isKept = state === 'online' && !isPrivatePath(pathname);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
  }, []);

  useEffect(() => {
    // For the first page, all earlier files count, too, because the browser has requested most files before
    // this effect runs.
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

/** A module variable, because an error page mounts the layout again, which would reset a ref. */
let isFirstPage = true;

function filesSince(from: number): string[] {
  const files = performance.getEntriesByType('resource').filter((file) => file.startTime >= from);
  return files.map(({ name }) => name);
}

async function send(keep: string, since: number, files: string[]): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ keep, since, files } satisfies KeepMessage);
}
